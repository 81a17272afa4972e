import type { Language } from '../../core/session/Viewer.ts';
import { arabicSample } from './arabicSample.ts';
import { englishSample } from './englishSample.ts';
import type { SampleText } from './SampleText.ts';
import { spanishSample } from './spanishSample.ts';

/** The words of the sample data, by language. */
export const sampleTexts: Record<Language, SampleText> = { en: englishSample, ar: arabicSample, sp: spanishSample };
