import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';

interface KeysOf<Item> {
  /** The id that the item's element has in `data-item`. */
  idOf: (item: Item) => string;
  isMovable: (item: Item) => boolean;
  move: (item: Item, days: number) => void;
  commit: () => void;
  cancel: () => void;
}

/** What the element of an item listens with. */
export interface ItemKeys<Item> {
  onKeyDown: (event: KeyboardEvent<HTMLElement>, item: Item) => void;
  onBlur: (event: { relatedTarget: Element | null }) => void;
}

/** The links of a calendar's items. */
const links = () => [...document.querySelectorAll<HTMLElement>('[data-item] a')];
const dayOf = (element: Element) => element.closest<HTMLElement>('[data-day]')?.dataset.day;

/**
 * The keys of a focused item: arrows go to the items around it; with Shift they move it, by a day or a week. Escape takes a move back that is
 * not saved yet. The focus stays on the item that moves.
 */
export function useItemKeys<Item>({ idOf, isMovable, move, commit, cancel }: KeysOf<Item>): ItemKeys<Item> {
  const { direction } = useLanguage();
  const moving = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!moving.current) return;
    document.querySelector<HTMLElement>(`[data-item="${moving.current}"] a`)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: Item) => {
    const forward = direction === 'rtl' ? -1 : 1;
    const days = { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (event.key === 'Escape' && moving.current) {
      cancel();
    } else if (!days) return;
    else if (!event.shiftKey) focusBeside(event.currentTarget, days);
    else if (isMovable(item)) {
      moving.current = idOf(item);
      move(item, days);
    } else return;
    event.preventDefault();
  };
  const onBlur = (event: { relatedTarget: Element | null }) => {
    // An item that moves to another day is drawn anew, which takes the focus for a moment.
    if (!moving.current || !event.relatedTarget) return;
    moving.current = undefined;
    commit();
  };
  return { onKeyDown, onBlur };
}

/** Focuses the item before or after; sideways, the first one of the next day that has some. */
function focusBeside(from: HTMLElement, days: number): void {
  const all = links();
  const at = all.findIndex(link => from.contains(link));
  const step = Math.sign(days);
  if (Math.abs(days) === 7) {
    all[at + step]?.focus();
    return;
  }
  const day = dayOf(from);
  let next = at + step;
  while (all[next] && dayOf(all[next]) === day) next += step;
  const found = all[next];
  if (!found) return;
  all.find(link => dayOf(link) === dayOf(found))?.focus();
}
