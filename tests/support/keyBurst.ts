import type { CDPSession, Page } from 'playwright-core';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Sends keys that say of themselves when they were pressed: so many milliseconds apart, however busy the machine is. A scanner ends with
 * Enter; `gap` is its pause between two keys.
 */
export async function pressKeys(page: Page, keys: readonly string[], gap: number): Promise<void> {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  const session = await sessions.get(page)!;
  const began = Date.now() / 1000 - (keys.length * gap) / 1000;
  for (const [index, key] of keys.entries()) {
    const timestamp = began + (index * gap) / 1000;
    const isEnter = key === 'Enter';
    const said = isEnter ? { key, code: key, windowsVirtualKeyCode: 13, text: '\r' } : { key, text: key };
    // oxlint-disable-next-line no-await-in-loop
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...said });
    // oxlint-disable-next-line no-await-in-loop
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp: timestamp + Math.min(gap, 10) / 1000, key });
  }
}

/** A code as a scanner types it, Enter at its end. */
export const scanCode = (page: Page, code: string, gap = 12): Promise<void> => pressKeys(page, [...code, 'Enter'], gap);
