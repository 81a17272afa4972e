import type { ReactElement } from 'react';

export interface TilesProps<Overview> {
  overview: Overview;
  /** Key of the only tile to show. */
  only?: string;
}

/** The tiles of a dashboard, each with a key: all of them, or the one that `only` names. */
export const Tiles = ({ only, children }: { only?: string; children: ReactElement[] }) =>
  only === undefined ? children : children.find(({ key }) => key === only);
