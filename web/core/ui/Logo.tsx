import { chakra } from '@chakra-ui/react';

/** The noria, a water wheel. Decorative unless it has a title. */
export function Logo({ size = 28, title }: { size?: number; title?: string }) {
  return (
    <chakra.svg
      viewBox="0 0 32 32"
      width={`${size}px`}
      height={`${size}px`}
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      strokeLinecap="round"
      color="accent.fg"
      flexShrink="0"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <circle cx="16" cy="14" r="9.5" />
      <circle cx="16" cy="14" r="2.2" fill="currentcolor" stroke="none" />
      <path d="M16 2v9M16 17v9M4 14h9M19 14h9M7.5 5.5l6.3 6.3M18.2 16.2l6.3 6.3M24.5 5.5l-6.3 6.3M13.8 16.2l-6.3 6.3" />
      <path d="M3 29.5c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0 4.3-2 6.5 0 4.3 2 6.5 0" opacity="0.6" />
    </chakra.svg>
  );
}
