import type { ReactNode } from 'react';
import { inLanguage } from '../../core/pages/inLanguage.ts';
import { Notice } from '../../core/pages/Notice.tsx';
import { PublicPage, type PageHead } from '../../core/pages/PublicPage.tsx';
import type { PublicVisit } from '../../core/pages/PublicSite.ts';
import type { OpenCareers, OpenPosition } from './openCareers.ts';

/** A visitor's request for a careers page. */
export interface JobsVisit extends PublicVisit {
  /** None on the page that says that there is none. */
  careers: OpenCareers | undefined;
}

/** The path of a careers page, without language: of its list, of a position, of what thanks for an application. */
export const jobsPath = ({ careers }: Pick<JobsVisit, 'careers'>, ...steps: string[]) =>
  `/jobs/${[careers!.address, ...steps].map(step => `${step}/`).join('')}`;

interface PageProps {
  visit: JobsVisit;
  head: PageHead;
  children: ReactNode;
}

/** A page of a company's careers pages. */
export function CareersShell({ visit, head, children }: PageProps) {
  const { words, language, careers } = visit;
  const bar = careers ? (
    <a className="brand" href={inLanguage(language, jobsPath(visit))}>
      <bdi>{careers.title}</bdi>
    </a>
  ) : (
    <span className="brand">{words.text('jobs')}</span>
  );
  const contact = careers?.email && (
    <span className="contact">
      {words.text('contact', { company: careers.title })}{' '}
      <a href={`mailto:${careers.email}`}>
        <bdi dir="ltr">{careers.email}</bdi>
      </a>
    </span>
  );
  return (
    <PublicPage {...visit} head={head} name={careers?.title ?? 'Noria'} bar={bar} contact={contact}>
      {children}
    </PublicPage>
  );
}

/** What kind of work a position is, and where in the company. */
export function PositionFacts({ visit: { words }, position: { type, department } }: { visit: JobsVisit; position: OpenPosition }) {
  return (
    <p className="facts">
      <span>{words.text(`type.${type}`)}</span>
      {department && (
        <span>
          <bdi>{department}</bdi>
        </span>
      )}
    </p>
  );
}

/** /jobs/:address/: the positions that a company offers. */
export function JobsPage({ visit, positions }: { visit: JobsVisit; positions: OpenPosition[] }) {
  const { words, language } = visit;
  const { title, intro } = visit.careers!;
  const head = { title: words.text('jobsAt', { company: title }), description: intro ?? undefined, path: jobsPath(visit), isIndexed: true };
  return (
    <CareersShell visit={visit} head={head}>
      <h1>{words.text('jobsAt', { company: title })}</h1>
      {intro && (
        <p className="intro long" dir="auto">
          {intro}
        </p>
      )}
      {positions.length === 0 && <p className="empty">{words.text('none')}</p>}
      <ul className="rows">
        {positions.map(position => (
          <li key={position.id}>
            <a href={inLanguage(language, jobsPath(visit, position.id))}>
              <h2>
                <bdi>{position.title}</bdi>
              </h2>
              <PositionFacts visit={visit} position={position} />
            </a>
          </li>
        ))}
      </ul>
    </CareersShell>
  );
}

/** A page that says why there is no other, or what was done. */
export function JobsNotice({ visit, title, text }: { visit: JobsVisit; title: string; text: string }) {
  const { words, language, careers } = visit;
  return (
    <CareersShell visit={visit} head={{ title, path: careers ? jobsPath(visit) : '/jobs/' }}>
      <Notice title={title} text={text} link={careers && { to: inLanguage(language, jobsPath(visit)), text: words.text('allJobs') }} />
    </CareersShell>
  );
}
