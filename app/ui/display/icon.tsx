/** Our own icons: 24 units, strokes of 1.5, round ends. */
const shapes = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20.5 20.5',
  cart: 'M5 8.5h14l1 11.5H4L5 8.5ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  person: 'M12 3.8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.3 20.2c.7-3.7 3.7-5.7 7.7-5.7s7 2 7.7 5.7',
  heart:
    'M12 19.5C6 15.4 3.8 12.3 3.8 9.2A4.4 4.4 0 0 1 12 7.1a4.4 4.4 0 0 1 8.2 2.1c0 3.1-2.2 6.2-8.2 10.3Z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'm6.5 9.5 5.5 5.5 5.5-5.5',
  'arrow-right': 'M4 12h15.5M13.5 6l6 6-6 6',
  'arrow-left': 'M20 12H4.5M10.5 6l-6 6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.6v.2',
  warning: 'M12 4 3 19.5h18L12 4Zm0 5.8v4.4M12 16.8v.2',
  truck:
    'M3 6.5h11v10H3v-10Zm11 3.5h3.6L21 13.4v3.1h-7V10ZM7 15.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Zm10 0a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z',
  tag: 'M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5 4 4.5Zm4.4 3.9v.1',
  sofa: 'M5.5 11V8a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v3M3.5 11.5a1.9 1.9 0 0 1 3.6.8V14h9.8v-1.7a1.9 1.9 0 0 1 3.6-.8c.3.8 0 1.6-.5 2.2V18H4v-4.3c-.5-.6-.8-1.4-.5-2.2ZM6 18v2m12-2v2',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3.2 2.2',
  filter:
    'M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8M15 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM9 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  'zoom-in':
    'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20.5 20.5M7.8 10.5h5.4M10.5 7.8v5.4',
  'zoom-out': 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20.5 20.5M7.8 10.5h5.4',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.2 7 9 4.2-1.8 7-4.7 7-9V6l-7-2.5Zm-3.2 8.7 2.3 2.3 4.2-4.4',
  globe:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.8 12h16.4M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5Z',
} as const

export type IconName = keyof typeof shapes
export const iconNames = Object.keys(shapes) as IconName[]

interface IconProps {
  name: IconName
  /** Pixels at the normal text size. */
  size?: 16 | 20 | 24 | 32
  className?: string
}

/** Decoration next to text: hidden from assistive technology, in the text colour. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={className}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 24 ? 1.25 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
