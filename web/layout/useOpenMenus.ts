import { useState } from 'react';

const key = 'openMenus';

function read(): Record<string, boolean> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** Open state of the sub-menus, stored per menu path; open by default. */
export function useOpenMenus() {
  const [menus, setMenus] = useState(read);
  const isOpen = (path: string) => menus[path] ?? true;
  const toggle = (path: string) => {
    const next = { ...menus, [path]: !isOpen(path) };
    localStorage.setItem(key, JSON.stringify(next));
    setMenus(next);
  };
  return { isOpen, toggle };
}
