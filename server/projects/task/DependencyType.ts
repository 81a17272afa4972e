import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { dependencyTypes } from './task.rules.ts';

export const DependencyType = EnumOf('DependencyType', dependencyTypes, 'What of a task waits for what of its predecessor.');
export type DependencyType = (typeof dependencyTypes)[number];
