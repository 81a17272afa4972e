import { latinDigits } from '../../../server/core/rules/digits.ts';

/** The longest pause inside a burst, in milliseconds. Odoo waits 150, since radio scanners stutter; people pause longer between amounts. */
export const longestPause = 150;

/** Milliseconds a key, on average over the burst and its Enter: only a scanner is faster. 240 words a minute. */
const anybodyElse = 50;
/** The same for eight digits and more: the fastest data typists press six a second. Slow Bluetooth scanners take up to 60 to 80. */
const nobodysDigits = 90;

/** Characters pressed in one go, and how long each took on the average, Enter counted. */
export interface Burst {
  text: string;
  pace: number;
}

/** Gathers characters that follow each other closely. Times are milliseconds of `event.timeStamp`, which a busy page does not falsify. */
export class KeyBurst {
  #text = '';
  #began = 0;
  #last = -Infinity;

  /** Takes a character; returns whether it begins a burst. */
  add(character: string, at: number): boolean {
    const isFirst = this.#text === '' || at - this.#last > longestPause;
    if (isFirst) this.#began = at;
    this.#text = isFirst ? character : this.#text + character;
    this.#last = at;
    return isFirst;
  }

  /** Forgets what was gathered. */
  clear(): void {
    this.#text = '';
  }

  /** Ends the burst by Enter; undefined where Enter stands alone. */
  end(at: number): Burst | undefined {
    const text = this.#text;
    this.clear();
    return text && at - this.#last <= longestPause ? { text, pace: (at - this.#began) / text.length } : undefined;
  }
}

/**
 * Whether a burst that ended with Enter comes from a scanner. What is faster than people type is; where the pace alone does not tell, a code
 * that is known counts for more. Short texts are left to those who type: keys of tills type whole amounts at once.
 */
export function isScan({ text, pace }: Burst, isKnown: (code: string) => boolean): boolean {
  if (isKnown(text)) return text.length >= 8 || (text.length >= 3 && pace <= anybodyElse);
  if (pace <= anybodyElse) return text.length >= 6;
  return pace <= nobodysDigits && /^\d{8,}$/.test(latinDigits(text));
}
