import { Icon } from '../../ui/icons.tsx'

// Line drawings that only the pictures need.
export const Grip = () => (
  <Icon>
    <path d="M12 3v18M3 12h18m-9-9-2.5 2.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5" />
  </Icon>
)
export const Trash = () => (
  <Icon>
    <path d="M5 7h14M10 7V5h4v2m-7.5 0 1 12.5h9l1-12.5M10.5 11v5m3-5v5" />
  </Icon>
)
export const Turn = () => (
  <Icon>
    <path d="M19 12a7 7 0 1 1-2.2-5.1L19 9m0-4.5V9h-4.5" />
  </Icon>
)
export const Star = () => (
  <Icon>
    <path d="m12 4.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3-3.8-3.7 5.2-.7z" />
  </Icon>
)
