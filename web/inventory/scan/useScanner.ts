import { useEffect, useRef, type RefObject } from 'react';
import { HeldFields } from './heldFields.ts';
import { isScan, KeyBurst, longestPause } from './KeyBurst.ts';

interface ScannerProps {
  /** The field that a scanner is meant for: it takes what is scanned into it itself. */
  home?: RefObject<HTMLInputElement | null>;
  /** Whether something is known to have this code. */
  isKnown?: (code: string) => boolean;
  /** Called with the code; what stood in the fields before is back by then. */
  onScan: (code: string) => unknown;
}

/** What may stand in the home field before a code: nothing, or how many of it. */
const belongsToCode = /^\s*(\d{1,6}\s*[*×]\s*)?$/u;

/** Whether the home field makes more of it by itself: it holds the whole code, or as much of it as came after a pause. */
const isAtHome = (code: string, before = '', isKnown: (code: string) => boolean) =>
  belongsToCode.test(before) || !isKnown(code) || isKnown(before + code);

const nothingKnown = () => false;

/**
 * Hears a barcode scanner wherever the cursor is: in a field, on a button, in a dialog. A scanner types a code and Enter like a keyboard; its
 * Enter presses no button and sends no form, and nothing of the code stays in a field.
 */
export function useScanner({ home, isKnown = nothingKnown, onScan }: ScannerProps): void {
  const latest = useRef({ isKnown, onScan });
  useEffect(() => {
    latest.current = { isKnown, onScan };
  });
  useEffect(() => {
    const burst = new KeyBurst();
    const fields = new HeldFields();
    let scannedAt = -Infinity;
    const onEnter = (event: KeyboardEvent) => {
      const ended = burst.end(event.timeStamp);
      // Scanners that end with CR and LF press Enter twice.
      const isEcho = !ended && event.timeStamp - scannedAt <= longestPause;
      if (!isEcho && !(ended && isScan(ended, latest.current.isKnown))) return;
      scannedAt = event.timeStamp;
      if (ended && event.target === home?.current && isAtHome(ended.text, fields.valueOf(event.target), latest.current.isKnown)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isEcho) return;
      fields.restore();
      latest.current.onScan(ended!.text);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return;
      if (event.key === 'Enter') return onEnter(event);
      scannedAt = -Infinity;
      // A key held down repeats as fast as a scanner types.
      if (event.key.length > 1 || event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return burst.clear();
      if (burst.add(event.key, event.timeStamp)) fields.clear();
      fields.hold(event.target);
    };
    // Before anybody else hears of the key.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [home]);
}
