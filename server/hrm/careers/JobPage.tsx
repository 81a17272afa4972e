import { inLanguage } from '../../core/pages/inLanguage.ts';
import { fieldProps, PageField, PageProblems, type FormState } from '../../core/pages/PageField.tsx';
import { CareersShell, jobsPath, PositionFacts, type JobsVisit } from './JobsPage.tsx';
import type { OpenPosition } from './openCareers.ts';

/** What browsers offer to choose; what counts is what is in the file. */
const accept = '.pdf,.doc,.docx,.odt,.png,.jpg,.jpeg';

/** Kinds of employment as search engines name them (schema.org). */
const employmentTypes = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  TEMPORARY: 'TEMPORARY',
  INTERNSHIP: 'INTERN',
} as const;

interface JobProps {
  visit: JobsVisit;
  position: OpenPosition;
  form: FormState;
}

/** /jobs/:address/:id/: one open position, and the form to apply for it. */
export function JobPage({ visit, position, form }: JobProps) {
  const { words, language } = visit;
  const { title: company } = visit.careers!;
  const { id, title, publicText, type, updatedAt } = position;
  const said = { visit, form };
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: publicText ?? title,
    datePosted: updatedAt,
    employmentType: employmentTypes[type],
    hiringOrganization: { '@type': 'Organization', name: company },
    directApply: true,
  };
  const head = { title, description: publicText?.slice(0, 300), path: jobsPath(visit, id), isIndexed: true, data: [posting] };
  return (
    <CareersShell visit={visit} head={head}>
      <p className="crumbs">
        <a href={inLanguage(language, jobsPath(visit))}>{words.text('allJobs')}</a>
      </p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <PositionFacts visit={visit} position={position} />
      <PageProblems {...said} />
      <div className="checkout">
        <section>
          {publicText && (
            <p className="long" dir="auto">
              {publicText}
            </p>
          )}
        </section>
        <section>
          <h2>{words.text('apply')}</h2>
          <form method="post" encType="multipart/form-data" action={inLanguage(language, jobsPath(visit, id))} noValidate>
            <PageField {...said} name="name" autoComplete="name" />
            <PageField {...said} name="email" type="email" autoComplete="email" hint />
            <PageField {...said} name="phone" type="tel" autoComplete="tel" isOptional />
            <PageField {...said} name="message" isOptional>
              <textarea {...fieldProps('message', form)} defaultValue={form.values.message} rows={5} maxLength={5_000} />
            </PageField>
            <PageField {...said} name="resume" type="file" accept={accept} hint />
            <PageField {...said} name="coverLetter" type="file" accept={accept} isOptional />
            <p className="muted">{words.text('privacy', { company })}</p>
            <button className="primary" type="submit">
              {words.text('send')}
            </button>
          </form>
        </section>
      </div>
    </CareersShell>
  );
}
