import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import { inSight, type Branch } from './organizationTree.ts';

/**
 * The keys of a tree (WAI-ARIA Authoring Practices, tree view): up and down go through what is in sight, the arrow in reading direction opens a
 * branch or enters it, the other closes it or goes to whom they report to; Home and End go to the first and the last.
 */
export function useTreeKeys(branches: readonly Branch[], tree: RefObject<HTMLUListElement | null>) {
  const { direction } = useLanguage();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>();
  const shown = inSight(branches, closed);
  const focused = shown.some(({ person }) => person.employeeId === current) ? current : shown.at(0)?.person.employeeId;
  const go = (branch: Branch | undefined) => {
    if (!branch) return;
    setCurrent(branch.person.employeeId);
    tree.current?.querySelector<HTMLElement>(`[data-person="${branch.person.employeeId}"]`)?.focus();
  };
  const toggle = (id: string) =>
    setClosed(before => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const onKeyDown = (event: KeyboardEvent, { person, reports }: Branch) => {
    if (event.target !== event.currentTarget) return;
    const at = shown.findIndex(branch => branch.person === person);
    const id = person.employeeId;
    const [inward, outward] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const isOpen = reports.length > 0 && !closed.has(id);
    if (event.key === 'ArrowDown') go(shown[at + 1]);
    else if (event.key === 'ArrowUp') go(shown[at - 1]);
    else if (event.key === 'Home') go(shown[0]);
    else if (event.key === 'End') go(shown.at(-1));
    else if (event.key === inward && isOpen) go(reports[0]);
    else if (event.key === inward && reports.length) toggle(id);
    else if (event.key === outward && isOpen) toggle(id);
    else if (event.key === outward) go(shown.find(branch => branch.person.employeeId === person.managerId));
    else if (event.key === 'Enter' || event.key === ' ') (event.currentTarget as HTMLElement).querySelector<HTMLElement>('a')?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { closed, focused, toggle, onKeyDown, onFocus: setCurrent };
}
