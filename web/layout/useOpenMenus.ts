import { useState } from 'react';

const key = 'openMenus';

function read(): Record<string, boolean> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** Open state of the sub-menus, stored per menu path once it is changed by hand; until then only the one in use is open. */
export function useOpenMenus() {
  const [menus, setMenus] = useState(read);
  const isOpen = (path: string, isInUse: boolean) => menus[path] ?? isInUse;
  const toggle = (path: string, isInUse: boolean) => {
    const next = { ...menus, [path]: !isOpen(path, isInUse) };
    localStorage.setItem(key, JSON.stringify(next));
    setMenus(next);
  };
  return { isOpen, toggle };
}
