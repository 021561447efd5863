import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'
import type { Picture } from '../../../contract/pictures.ts'
import { PictureTile } from './picture-tile.tsx'

/** The pictures in their order; moved by a finger, a mouse or the arrow keys. */
export function PictureGrid({
  pictures,
  onOrder,
  onOpen,
  onRemove,
  children,
}: {
  pictures: Picture[]
  onOrder: (ids: string[]) => void
  onOpen: (id: string) => void
  onRemove: (id: string) => void
  /** Tiles behind the pictures: what is on its way. */
  children: ReactNode
}) {
  const ids = pictures.map(({ id }) => id)
  const sensors = useSensors(
    // A tap is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  const moved = useRef(false)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      moved.current = false
      return `Picture ${place(active.id)} of ${ids.length} is picked up. Move it with the arrow keys.`
    },
    onDragOver: ({ active, over }) => {
      // The first one comes at once, where the picture lies: it would drown the words above.
      if (!over || (over.id === active.id && !moved.current)) return undefined
      moved.current = true
      return `Now at place ${place(over.id)} of ${ids.length}.`
    },
    onDragEnd: ({ over }) =>
      over ? `The picture is at place ${place(over.id)} of ${ids.length}.` : undefined,
    onDragCancel: ({ active }) => `The picture stays at place ${place(active.id)}.`,
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onOrder(arrayMove(ids, place(active.id) - 1, place(over.id) - 1))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'Press Space to pick the picture up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.',
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4">
          {pictures.map((picture, at) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              at={at}
              total={pictures.length}
              onOpen={() => onOpen(picture.id)}
              onRemove={() => onRemove(picture.id)}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
