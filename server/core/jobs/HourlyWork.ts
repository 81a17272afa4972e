import type { FastifyBaseLogger } from 'fastify';
import type { TaskParts } from '../task/runTask.ts';

/** What a module does once an hour, or once a minute, in all companies. It may run twice at a time, and again after a kill. */
export type HourlyWork = (parts: TaskParts, log: FastifyBaseLogger) => Promise<void>;
