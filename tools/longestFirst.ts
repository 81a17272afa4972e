import { readFileSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Projects in the order in which their files run: those that need no template of a database begin. */
const projects = ['processes', 'hostile', 'product'];
/** What takes longest among a project's files: going through all operations or screens, which takes few lines, and then browsers. */
const kinds = [/\/(everyScreen|operations|everyOperationIsAttacked)\.ts'/, /\/(Shell|PublicSite|Journey)\.ts'/];
/** What needs the demo's data folder, which the first of these files makes for half a minute: the demo's template, and then a copy of it. */
const folder = /\/demoFolder\.ts'/;
/** What needs the demo. */
const demo = /\/demoFolder\.ts'|\bstartDemo\b|'demo'/;

/**
 * Runs the files that take longest first, so that all workers end together. While one makes the demo's template and data folder, the
 * others run what does not wait for them.
 */
export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const ranks = new Map(files.map(spec => [spec, rankOf(spec)]));
    const longest = files.toSorted((one, other) => {
      const [first, second] = [ranks.get(one)!, ranks.get(other)!];
      return first.project - second.project || first.kind - second.kind || second.size - first.size;
    });
    const maker = longest.find(spec => ranks.get(spec)!.needsFolder);
    const turnOf = (spec: TestSpecification) => (spec === maker ? 0 : ranks.get(spec)!.waits ? 2 : 1);
    return longest.toSorted((one, other) => ranks.get(one)!.project - ranks.get(other)!.project || turnOf(one) - turnOf(other));
  }

  /** Nothing runs a part of the files only. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

function rankOf({ project, moduleId }: TestSpecification) {
  const text = readFileSync(moduleId, 'utf8');
  const kind = kinds.findIndex(pattern => pattern.test(text));
  return {
    project: projects.indexOf(project.name),
    kind: kind < 0 ? kinds.length : kind,
    size: text.length,
    needsFolder: folder.test(text),
    // Once the processes are tested, the demo is there.
    waits: project.name === projects[0] && demo.test(text),
  };
}
