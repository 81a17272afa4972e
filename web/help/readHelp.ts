import { folded } from '../core/folded.ts';

/** What explains one screen, or a few that belong together. */
export interface HelpTopic {
  /** Chapter and heading, as in `crm.leads`. */
  id: string;
  title: string;
  /** In Markdown. */
  text: string;
}

/** A file of docs/help: the topics of a module. */
export interface HelpChapter {
  id: string;
  title: string;
  topics: HelpTopic[];
}

const topicStart = /^## (.+) \{#([\w-]+)\}$/gm;

/** Reads a chapter from its Markdown: the title is the first line, a topic begins with `## Title {#id}`. */
export function readHelp(id: string, markdown: string): HelpChapter {
  const starts = [...markdown.matchAll(topicStart)];
  return {
    id,
    title: markdown.slice(2, markdown.indexOf('\n')),
    topics: starts.map((start, index) => ({
      id: `${id}.${start[2]}`,
      title: start[1],
      text: markdown.slice(start.index + start[0].length, starts[index + 1]?.index).trim(),
    })),
  };
}

/** Reads the chapters of a language by the paths of their files, in the order of `chapterIds`. */
export const readChapters = (files: Record<string, string>): HelpChapter[] =>
  chapterIds.flatMap(id => {
    const path = Object.keys(files).find(name => name.endsWith(`/${id}.md`));
    return path ? [readHelp(id, files[path])] : [];
  });

/** Chapters in the order in which they are listed. */
export const chapterIds = [
  'start',
  'crm',
  'inventory',
  'till',
  'procurement',
  'shop',
  'projects',
  'finance',
  'ledger',
  'hrm',
  'payroll',
  'administration',
  'account',
] as const;

/** Returns the topics in which all typed words occur, those with one in the title first; accents do not count. */
export function findTopics(chapters: readonly HelpChapter[], typed: string): { chapter: HelpChapter; topic: HelpTopic }[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const inTitle = (title: string) => words.some(word => folded(title).includes(word));
  return chapters
    .flatMap(chapter => chapter.topics.map(topic => ({ chapter, topic })))
    .filter(({ topic }) => words.every(word => folded(`${topic.title} ${topic.text}`).includes(word)))
    .toSorted((one, other) => Number(inTitle(other.topic.title)) - Number(inTitle(one.topic.title)));
}
