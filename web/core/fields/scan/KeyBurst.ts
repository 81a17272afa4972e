import { latinDigits } from '../../../../server/core/rules/digits.ts';

/**
 * The longest pause inside a burst, in milliseconds. Odoo waits 150, because radio scanners stutter; people pause longer between amounts.
 */
export const longestPause = 150;

/** Average milliseconds per key, over the burst and its Enter, that only a scanner stays below: 240 words a minute. */
const anybodyElse = 50;
/** The same for eight digits or more: the fastest data typists press six keys a second. Slow Bluetooth scanners take up to 60 to 80 ms. */
const nobodysDigits = 90;

/** Characters typed in one go, and the average milliseconds per character, including Enter. */
export interface Burst {
  text: string;
  pace: number;
}

/** Collects characters that follow each other closely. Times are milliseconds of `event.timeStamp`, which a busy page does not distort. */
export class KeyBurst {
  #text = '';
  #began = 0;
  #last = -Infinity;

  /** Adds a character; returns whether it begins a burst. */
  add(character: string, at: number): boolean {
    const isFirst = this.#text === '' || at - this.#last > longestPause;
    if (isFirst) this.#began = at;
    this.#text = isFirst ? character : this.#text + character;
    this.#last = at;
    return isFirst;
  }

  /** Discards the collected characters. */
  clear(): void {
    this.#text = '';
  }

  /** Ends the burst with Enter; undefined where Enter is pressed alone. */
  end(at: number): Burst | undefined {
    const text = this.#text;
    this.clear();
    return text && at - this.#last <= longestPause ? { text, pace: (at - this.#began) / text.length } : undefined;
  }
}

/**
 * Whether a burst that ended with Enter comes from a scanner. Bursts faster than people type do; where the pace alone is not conclusive, a
 * known code is the stronger sign. Short texts count as typed, because programmable till keys enter whole amounts at once.
 */
export function isScan({ text, pace }: Burst, isKnown: (code: string) => boolean): boolean {
  if (isKnown(text)) return text.length >= 8 || (text.length >= 3 && pace <= anybodyElse);
  if (pace <= anybodyElse) return text.length >= 6;
  return pace <= nobodysDigits && /^\d{8,}$/.test(latinDigits(text));
}
