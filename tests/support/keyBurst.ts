import type { CDPSession, Page } from 'playwright-core';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sends keys with explicit timestamps, `gap` milliseconds apart however busy the machine is. A scanner ends with Enter. */
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

/** Sends a code as a scanner types it, followed by Enter. */
export const scanCode = (page: Page, code: string, gap = 12): Promise<void> => pressKeys(page, [...code, 'Enter'], gap);
