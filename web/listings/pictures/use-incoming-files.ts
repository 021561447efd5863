import { useEffect, useRef, useState } from 'react'

/** Pictures dropped anywhere on the page, or pasted. `over` is true while files are held above it. */
export function useIncomingFiles(onFiles: (files: File[]) => void): { over: boolean } {
  const [over, setOver] = useState(false)
  const handler = useRef(onFiles)
  handler.current = onFiles
  useEffect(() => {
    const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false
    const take = (data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])]
      if (files.length > 0) handler.current(files)
    }
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (hasFiles(clipboardData)) take(clipboardData)
    }
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      // Else the browser would leave the page and show the file.
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer)
    }
    addEventListener('paste', onPaste)
    addEventListener('dragover', onDragOver)
    addEventListener('dragleave', onDragLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('paste', onPaste)
      removeEventListener('dragover', onDragOver)
      removeEventListener('dragleave', onDragLeave)
      removeEventListener('drop', onDrop)
    }
  }, [])
  return { over }
}
