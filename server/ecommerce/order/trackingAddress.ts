import type { Language } from '../../core/session/Viewer.ts';

/** The URL of the public page that follows an order. */
export const trackingAddress = (publicUrl: string, language: Language, trackingId: string) =>
  `${publicUrl}${language === 'en' ? '' : `/${language}`}/track/${encodeURIComponent(trackingId)}/`;
