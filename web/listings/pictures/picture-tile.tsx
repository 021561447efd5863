import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Picture as PictureFields } from '../../../contract/pictures.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { Grip, Trash } from './icons.tsx'

const corner =
  'absolute top-1.5 grid size-11 place-items-center rounded-full bg-raised text-ink transition-colors duration-[var(--quick)] hover:bg-accent hover:text-on-accent'

/** A picture in the grid: a handle to move it, its words, and a way to take it out. */
export function PictureTile({
  picture,
  at,
  total,
  onOpen,
  onRemove,
}: {
  picture: PictureFields
  at: number
  total: number
  onOpen: () => void
  onRemove: () => void
}) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: picture.id })
  const name = `picture ${at + 1} of ${total}`
  return (
    <li
      ref={setNodeRef}
      id={`picture-${picture.id}`}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={classNames('grid min-w-0 content-start', isDragging && 'relative z-10')}
    >
      <div className={classNames('relative', isDragging && 'shadow-float')}>
        <button
          type="button"
          onClick={onOpen}
          aria-label={`Edit ${name}`}
          className="block w-full rounded-sm"
        >
          <Picture
            src={picture.url}
            alt={picture.alt}
            thumbhash={picture.thumbhash}
            sizes="(min-width: 1024px) 16rem, (min-width: 640px) 33vw, 50vw"
            className="rounded-sm"
          />
        </button>
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Move ${name}`}
          className={classNames(corner, 'left-1.5 cursor-grab touch-none')}
        >
          <Grip />
        </button>
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove ${name}`}
          className={classNames(corner, 'right-1.5')}
        >
          <Trash />
        </button>
        {at === 0 && (
          <span className="pointer-events-none absolute bottom-2 left-2 rounded-full bg-raised px-2.5 py-0.5 text-sm font-semibold">
            Cover
          </span>
        )}
      </div>
      <button
        type="button"
        onClick={onOpen}
        tabIndex={-1}
        aria-hidden="true"
        className="flex min-h-11 min-w-0 items-center gap-2 text-left text-sm"
      >
        {picture.alt ? (
          <span className="truncate">{picture.alt}</span>
        ) : (
          <span className="text-quiet underline decoration-dotted underline-offset-4">
            Describe it
          </span>
        )}
        {picture.altered && <span className="shrink-0 text-ornament-ink">Altered</span>}
      </button>
    </li>
  )
}
