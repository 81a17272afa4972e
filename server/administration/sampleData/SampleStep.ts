import type { SampleText } from './SampleText.ts';
import type { SampleType } from './sampleTypes.ts';

/** A sample record: its type, the name under which later ones refer to it, and its values as a form would send them. `@name` stands for an id. */
export interface SampleStep {
  type: SampleType;
  name?: string;
  values: Record<string, unknown>;
}

/** What the sample data follows from. */
export interface SampleSetting {
  text: SampleText;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Language of documents and mails: `EN`. */
  language: string;
  userId: string;
  /** The company's day. */
  today: string;
  now: Date;
  /** Ids of the columns in which open cards stand, by board. */
  columns: Record<'leads' | 'applications' | 'tasks', string[]>;
}
