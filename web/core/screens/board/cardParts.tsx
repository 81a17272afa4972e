import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayOpenRecord, recordAddress } from '../../record/recordAddress.ts';
import { fixed } from '../../ui/fixed.tsx';
import { quiet } from '../../ui/QuietLink.tsx';

const line = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2' } as const;
const muted = { color: 'fg.muted', fontSize: 'xs' } as const;

/** The lines of a card. */
export const CardBody = fixed('div', { display: 'flex', flexDirection: 'column', gap: '1.5', fontSize: 'sm' });
/** A line of a card. */
export const CardLine = fixed('div', line);
/** A line in small, quiet type. */
export const CardNote = fixed('div', { ...line, ...muted });
/** A line whose two parts stand at its ends. */
export const CardEnds = fixed('div', { ...line, flexWrap: 'nowrap', justifyContent: 'space-between', minHeight: '6' });
/** Quiet text in a line, which may wrap. */
export const CardText = fixed('span', { color: 'fg.muted', overflowWrap: 'anywhere', minWidth: '0' });
/** The figure of a card. */
export const CardFigure = fixed('span', { fontWeight: 'medium' });

const TitleLink = fixed(Link, quiet);

/** The name of a card's record, which leads to it if the viewer may open it. */
export function CardTitle({ id, children }: { id: string; children: ReactNode }) {
  const address = recordAddress(id);
  return address && mayOpenRecord(id) ? (
    <TitleLink to={address} draggable={false}>
      <bdi>{children}</bdi>
    </TitleLink>
  ) : (
    <bdi>{children}</bdi>
  );
}
