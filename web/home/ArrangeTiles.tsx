import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { DragDropProvider, DragOverlay } from '@dnd-kit/react';
import Plus from 'lucide-react/icons/plus';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { HomeTile } from '../../server/core/session/homeTiles.rules.ts';
import type { ArrangeTilesMutation } from '../core/relay/generated/ArrangeTilesMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import { overlay, plugins, sensors, tileUnder, type TileSpot } from '../core/screens/dragging.ts';
import { ScreenHead } from '../core/screens/ScreenHead.tsx';
import { Hidden } from '../core/ui/Hidden.tsx';
import { Panel } from '../core/ui/Panel.tsx';
import { toast } from '../core/ui/toasts.ts';
import { ArrangedTile } from './ArrangedTile.tsx';
import { homeTilesFor, type TileGroup } from './tileKinds.ts';

interface ArrangeTilesProps {
  title: ReactNode;
  /** The tiles to choose from. */
  groups: TileGroup[];
  /** The tiles as they are shown now. */
  tiles: readonly HomeTile[];
  draw: (tile: string) => ReactNode;
  /** Tells what was saved; null for the tiles of the user's modules. */
  onSave: (tiles: readonly HomeTile[] | null) => void;
  close: () => void;
}

/** The home page while its tiles are chosen, moved (by mouse, touch or arrow keys) and sized; kept once it is done. */
export function ArrangeTiles({ title, groups, tiles: before, draw, onSave, close }: ArrangeTilesProps) {
  const intl = useIntl();
  const [tiles, setTiles] = useState(before);
  /** Whether the tiles are those of the user's modules again. */
  const [isReset, setReset] = useState(false);
  const [said, setSaid] = useState('');
  const [over, setOver] = useState<TileSpot>();
  const grid = useRef<HTMLUListElement>(null);
  /** The tile that gets the focus once it stands at its place, since moving it takes the focus away. */
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current) grid.current?.querySelector<HTMLElement>(`[data-card="${next.current}"] [data-handle]`)?.focus();
    next.current = undefined;
  });
  const [save, isSaving] = useSaving<ArrangeTilesMutation>(graphql`
    mutation ArrangeTilesMutation($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) {
        ...saving_payload
      }
    }
  `);
  const known = groups.flatMap(group => group.tiles);
  const nameOf = (tile: string) => {
    const label = known.find(({ id }) => id === tile)?.label;
    return label ? intl.formatMessage({ id: label }) : '';
  };
  const put = (changed: readonly HomeTile[], focused?: string) => {
    next.current = focused;
    setTiles(changed);
    setReset(false);
  };
  const move = (tile: string, to: number) => {
    const at = tiles.findIndex(one => one.tile === tile);
    if (to < 0 || to >= tiles.length || to === at) return;
    const others = tiles.toSpliced(at, 1);
    put(others.toSpliced(to, 0, tiles[at]), tile);
    setSaid(intl.formatMessage({ id: 'columns.moved' }, { column: nameOf(tile), place: to + 1, count: tiles.length }));
  };
  const drop = (tile: string, { id, isAfter }: TileSpot) => {
    const others = tiles.filter(one => one.tile !== tile);
    move(tile, others.findIndex(one => one.tile === id) + Number(isAfter));
  };
  const resize = (tile: string, width: number) => {
    put(tiles.map(one => (one.tile === tile ? { tile, width } : one)));
    setSaid(intl.formatMessage({ id: 'home.sized' }, { tile: nameOf(tile), width }));
  };
  const remove = (tile: string) => {
    const at = tiles.findIndex(one => one.tile === tile);
    put(tiles.toSpliced(at, 1), (tiles[at + 1] ?? tiles[at - 1])?.tile);
    setSaid(intl.formatMessage({ id: 'home.removed' }, { tile: nameOf(tile) }));
  };
  const done = async () => {
    const homeTiles = isReset ? null : tiles.map(({ tile, width }) => ({ tile, width }));
    const { issues } = await save({ input: { homeTiles } });
    if (issues.length > 0) {
      toast(intl.formatMessage({ id: 'home.saveFailed' }), 'red', issues.map(({ text }) => text).join(' '));
      return;
    }
    toast(intl.formatMessage({ id: 'home.saved' }));
    onSave(homeTiles);
    close();
  };
  const hidden = groups
    .map(group => ({ ...group, tiles: group.tiles.filter(({ id }) => !tiles.some(({ tile }) => tile === id)) }))
    .filter(group => group.tiles.length > 0);
  return (
    <Stack gap="4">
      <ScreenHead title={title}>
        <Flex gap="2" wrap="wrap">
          <Button
            variant="ghost"
            onClick={() => {
              setTiles(homeTilesFor(groups, null));
              setReset(true);
            }}
          >
            <FormattedMessage id="columns.reset" />
          </Button>
          <Button variant="outline" onClick={close}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button disabled={isSaving} aria-busy={isSaving} onClick={() => void done()}>
            <FormattedMessage id="columns.done" />
          </Button>
        </Flex>
      </ScreenHead>
      <chakra.p fontSize="sm" color="fg.muted">
        <FormattedMessage id="home.arrangeText" />
      </chakra.p>
      <Hidden role="status">{said}</Hidden>
      <DragDropProvider
        plugins={plugins}
        sensors={sensors}
        onDragMove={event => setOver(tileUnder(event))}
        onDragEnd={event => {
          const spot = event.canceled ? undefined : tileUnder(event);
          setOver(undefined);
          if (spot) drop(String(event.operation.source?.id), spot);
        }}
      >
        <chakra.ul
          ref={grid}
          aria-label={intl.formatMessage({ id: 'home.arranged' })}
          listStyleType="none"
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
        >
          {tiles.map(({ tile, width }, index) => (
            <ArrangedTile
              key={tile}
              {...{ tile, width }}
              name={nameOf(tile)}
              mark={over?.id === tile ? (over.isAfter ? 'after' : 'before') : undefined}
              onMove={by => move(tile, index + by)}
              onResize={wanted => resize(tile, wanted)}
              onRemove={() => remove(tile)}
            >
              {draw(tile)}
            </ArrangedTile>
          ))}
        </chakra.ul>
        <DragOverlay dropAnimation={null}>{source => <chakra.div {...overlay}>{nameOf(String(source.id))}</chakra.div>}</DragOverlay>
      </DragDropProvider>
      {hidden.length > 0 && (
        <Panel title={<FormattedMessage id="home.addTiles" />}>
          <Stack gap="4">
            {hidden.map(group => (
              <chakra.div key={group.id} role="group" aria-labelledby={`tiles-${group.id}`}>
                <chakra.h3 id={`tiles-${group.id}`} fontSize="sm" color="fg.muted" marginBlockEnd="2">
                  <FormattedMessage id={group.title} />
                </chakra.h3>
                <Flex gap="2" wrap="wrap">
                  {group.tiles.map(({ id, width }) => (
                    <Button key={id} size="sm" variant="outline" onClick={() => put([...tiles, { tile: id, width }], id)}>
                      <Plus aria-hidden />
                      {nameOf(id)}
                    </Button>
                  ))}
                </Flex>
              </chakra.div>
            ))}
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}
