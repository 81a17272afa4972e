import type { ReactNode } from 'react';
import { inLanguage } from '../pages/inLanguage.ts';
import { Notice } from '../pages/Notice.tsx';
import { PublicPage } from '../pages/PublicPage.tsx';
import type { PublicVisit } from '../pages/PublicSite.ts';
import { viewMailPage, type ReadViewMail } from './viewMailLinks.ts';

interface ShellProps {
  visit: PublicVisit;
  title: string;
  /** Without language. */
  path: string;
  children: ReactNode;
}

const Shell = ({ visit, title, path, children }: ShellProps) => (
  <PublicPage {...visit} head={{ title, path }} name="Noria" bar={<span className="brand">Noria</span>}>
    {children}
  </PublicPage>
);

/** A name within a sentence, whatever direction it is written in: titles take no elements. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Says why a link does nothing. */
export function ViewMailNotice({ visit, title }: { visit: PublicVisit; title: string }) {
  const { words } = visit;
  return (
    <Shell visit={visit} title={words.text(title)} path="/">
      <Notice title={words.text(title)} text={words.text(`${title}Text`)} />
    </Shell>
  );
}

/** /view-mail/:secret/: stops a mailed view for one reader at the press of a button, or says that it is stopped and has it back. */
export function ViewMailPage({ visit, secret, mail }: { visit: PublicVisit; secret: string; mail: ReadViewMail }) {
  const { words, language } = visit;
  const { view, company, sender, readerName, hasLeft } = mail;
  const path = `${viewMailPage}/${encodeURIComponent(secret)}/`;
  const state = hasLeft ? 'left' : 'stop';
  const title = words.text(state, { view: isolated(view) });
  return (
    <Shell visit={visit} title={title} path={path}>
      <p className="muted">
        <bdi>{company}</bdi>
      </p>
      <h1>{title}</h1>
      <p className="intro" role={hasLeft ? 'status' : undefined}>
        {words.text(`${state}Text`, { sender: isolated(sender), name: isolated(readerName) })}
      </p>
      <form method="post" action={inLanguage(language, path)}>
        {hasLeft && <input type="hidden" name="back" value="1" />}
        <button className="primary" type="submit">
          {words.text(hasLeft ? 'back' : 'stopIt')}
        </button>
      </form>
    </Shell>
  );
}
