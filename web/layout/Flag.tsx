import type { ReactElement } from 'react';
import type { Language } from '../core/i18n/languages.ts';

const flags: Record<Language, ReactElement> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
  ar: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#000" d="M0 0h24v5.33H0z" />
      <path fill="#007a3d" d="M0 10.67h24V16H0z" />
      <path fill="#ce1126" d="m0 0 12 8-12 8z" />
      <circle cx="4" cy="8" r="1.2" fill="#fff" />
    </>
  ),
  sp: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
      <path fill="#aa151b" d="M6 6.5h3v3.5q-1.5 1.5-3 0z" />
    </>
  ),
};

/** Flag next to a language's name. Decorative. */
export const Flag = ({ language }: { language: Language }) => (
  <svg viewBox="0 0 24 16" width="21" height="14" aria-hidden style={{ borderRadius: 2, flexShrink: 0 }}>
    {flags[language]}
  </svg>
);
