import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const drawings = {
  /** An empty bucket of the noria. */
  empty: 'M14 26h36l-5 24H19zM10 26h44M24 18c0-6 16-6 16 0',
  /** A wheel without its spokes. */
  broken: 'M32 10a22 22 0 1 0 22 22M32 24a8 8 0 1 0 8 8M44 10l-4 9 7 3-5 8',
  /** A closed sluice gate. */
  closed: 'M10 14v38M54 14v38M10 20h44M16 20v26h32V20M24 20v26M32 20v26M40 20v26M8 52h48',
};

/** Shown when there is no content: says so, why, and what to do. */
export function EmptyState({
  kind = 'empty',
  title,
  text,
  isPage,
  children,
}: {
  kind?: keyof typeof drawings;
  title: string;
  text?: string;
  /** Whether it is all that its page shows, and so names the page. */
  isPage?: boolean;
  children?: ReactNode;
}) {
  return (
    <Stack align="center" textAlign="center" gap="3" paddingBlock="16" paddingInline="6" maxWidth="lg" marginInline="auto" color="fg.muted">
      <chakra.svg
        viewBox="0 0 64 64"
        width="64px"
        height="64px"
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        color="accent.fg"
        aria-hidden
      >
        <path d={drawings[kind]} />
      </chakra.svg>
      <Heading as={isPage ? 'h1' : 'h2'} size="lg">
        {title}
      </Heading>
      {text && <Text>{text}</Text>}
      {children}
    </Stack>
  );
}
