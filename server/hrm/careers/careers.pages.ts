import { createElement } from 'react';
import { asExpected, isUnavailable } from '../../core/database/databaseErrors.ts';
import { NotFound, Refused, RequestError, type Issue } from '../../core/errors.ts';
import { typeOf } from '../../core/files/fileTypes.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { inLanguage } from '../../core/pages/inLanguage.ts';
import type { Page, PageReply, PageRequest } from '../../core/pages/Page.ts';
import type { FormState } from '../../core/pages/PageField.tsx';
import { PublicSite, sitePages, type SitePage } from '../../core/pages/PublicSite.ts';
import type { SentForm } from '../../core/pages/sentForm.ts';
import { errorText } from '../../core/rules/errorText.ts';
import { ruleIssues } from '../../core/rules/ruleIssues.ts';
import { attempt } from '../../core/session/attempts.ts';
import { ApplyService, letterTypes } from './ApplyService.ts';
import { applyRules } from './careersPage.rules.ts';
import { JobPage } from './JobPage.tsx';
import { JobsNotice, JobsPage, jobsPath, type JobsVisit } from './JobsPage.tsx';
import { openCareers, openPositions, type OpenCareers, type OpenPosition } from './openCareers.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const site = new PublicSite({ en, ar, sp });
const fields = ['name', 'email', 'phone', 'message', 'resume', 'coverLetter'];
const fileFields = ['resume', 'coverLetter'];
const empty: FormState = { values: {}, problems: {}, notices: [] };

interface Asked {
  request: PageRequest;
  reply: PageReply;
  context: Context;
  visit: JobsVisit & { careers: OpenCareers };
}

type Answer = (asked: Asked) => Promise<PageReply>;

const visitOf = (request: PageRequest, careers?: OpenCareers): JobsVisit => ({ ...site.visitIn(request, careers), careers });

/** Says why there is no other page, or what was done. */
function tell(reply: PageReply, visit: JobsVisit, status: number, title: string, values: Record<string, string | number> = {}): PageReply {
  const { words } = visit;
  return site.send(reply, createElement(JobsNotice, { visit, title: words.text(title), text: words.text(`${title}Text`, values) }), status);
}

/** Answers a request to a careers page; says so if there is none, or if too many requests come from where it comes from. */
async function answer(request: PageRequest, reply: PageReply, work: Answer): Promise<PageReply> {
  const { context, params } = request;
  if (site.isBraked(request, reply)) return tell(reply, visitOf(request), 429, 'tooMany', { minutes: 1 });
  const careers = await openCareers(context.database, params.address);
  if (!careers) return tell(reply, visitOf(request), 404, 'noPage');
  return work({ request, reply, context, visit: { ...visitOf(request, careers), careers } });
}

const positionsOf = ({ context, visit }: Asked, id?: string) =>
  context.database.inCompany({ companyId: visit.careers.companyId }, em => openPositions(em, id));

const answerJobs: Answer = async asked =>
  site.send(asked.reply, createElement(JobsPage, { visit: asked.visit, positions: await positionsOf(asked) }));

/** Answers with a page of one position; says so if it is not open. */
const ofPosition =
  (work: (asked: Asked, position: OpenPosition) => PageReply | Promise<PageReply>): Answer =>
  async asked => {
    const [position] = await positionsOf(asked, asked.request.params.id);
    return position ? work(asked, position) : tell(asked.reply, asked.visit, 404, 'closed');
  };

const askToApply = ofPosition(({ reply, visit }, position) => site.send(reply, createElement(JobPage, { visit, position, form: empty })));

const thank = ofPosition(({ reply, visit }, { title }) => tell(reply, visit, 200, 'thanks', { position: title }));

/** `POST /jobs/{address}/{position}/`: takes the application, or says what is wrong with it. Whether it is the first one, it does not say. */
const takeApplication = ofPosition(async ({ request, reply, context, visit }, position) => {
  const { careers, language } = visit;
  const { database, origin } = context;
  const brake = await attempt(database, 'JOB_APPLICATION', careers.companyId, origin.ipAddress).catch(secondsOf);
  if (typeof brake === 'number') {
    reply.header('retry-after', String(brake));
    return tell(reply, visit, 429, 'tooMany', { minutes: Math.ceil(brake / 60) });
  }
  const sent = await request.sentForm();
  const again = (issues: Issue[], status: number) =>
    site.send(reply, createElement(JobPage, { visit, position, form: formOf(sent.values, issues, visit) }), status);
  try {
    const { success, data, error } = applyRules.safeParse(sent.values, { reportInput: true });
    const issues = [...(error ? ruleIssues(error) : []), ...(await fileIssues(sent))];
    if (!success || issues.length) return again(issues, 422);
    const isMailed = await attempt(database, 'APPLICATION_MAIL', data.email.toLowerCase(), origin.ipAddress).catch(secondsOf);
    const files = Object.fromEntries(fileFields.flatMap(field => (sent.files[field] ? [[field, sent.files[field]]] : [])));
    const applied = { ...data, positionId: position.id, files, language, isMailed: typeof isMailed !== 'number' };
    await new ApplyService(context, careers).apply(applied);
    return reply.redirect(inLanguage(language, jobsPath(visit, position.id, 'sent')));
  } catch (error) {
    if (error instanceof RequestError && error.code === NotFound().code) return tell(reply, visit, 404, 'closed');
    const issues = isUnavailable(error) ? [{ code: 'busy' }] : asExpected(error)?.issues;
    if (!issues) throw error;
    return again(issues, isUnavailable(error) ? 503 : 422);
  }
});

/** The seconds to wait of a refused attempt. */
function secondsOf(error: unknown): number {
  const [issue] = error instanceof Refused ? error.issues : [];
  if (issue?.code !== 'tooManyAttempts') throw error;
  return Number(issue.params?.seconds);
}

/** What is wrong with the files: a resume is required, and of each its contents tell what it is. */
async function fileIssues({ files, issues }: SentForm): Promise<Issue[]> {
  const found = [...issues];
  for (const field of fileFields) {
    const file = files[field];
    if (found.some(issue => issue.field === field)) continue;
    if (!file && field === 'resume') found.push({ field, code: 'required' });
    if (file && !file.bytes.length) found.push({ field, code: 'fileEmpty' });
    else if (file && !letterTypes.includes((await typeOf(file.bytes, file.filename)) ?? '')) found.push({ field, code: 'fileTypeRefused' });
  }
  return found;
}

/** What was typed, with what is wrong with it. What the company's plan has no room for is said in other words. */
function formOf(values: Record<string, string>, issues: Issue[], { language, words }: JobsVisit): FormState {
  const problems: Record<string, string> = {};
  const notices: string[] = [];
  for (const { field = '', code, params } of issues)
    if (code === 'planLimitExceeded') notices.push(words.text('noRoom'));
    else if (code === 'fileTypeRefused') problems[field] ??= words.text('fileTypes');
    else if (fields.includes(field)) problems[field] ??= errorText(language, code, params);
    else notices.push(errorText(language, code, params));
  return { values, problems, notices };
}

const ofCareers: SitePage<Answer>[] = [
  ['GET', '', answerJobs],
  ['GET', '/:id', askToApply],
  ['POST', '/:id', takeApplication],
  ['GET', '/:id/sent', thank],
];

/** The public careers pages of each company at `/jobs/{address}/`, as HTML. */
export const careersPages: Page[] = sitePages('/jobs/:address', ofCareers, work => (request, reply) => answer(request, reply, work), {
  maxFiles: fileFields.length,
});
