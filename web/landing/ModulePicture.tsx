import { chakra } from '@chakra-ui/react';
import { useLanguage } from '../core/i18n/useLanguage.ts';
import { useDark } from '../core/session/colorMode.ts';
import { pictureOf, pictureSizes, type Pictured } from './modulePictures.ts';

interface ModulePictureProps {
  shown: Pictured;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** How wide it is drawn, as in the attribute `sizes`. */
  sizes: string;
  /** Whether it is in sight as the page opens: it is loaded at once then, otherwise when it comes near. */
  inSight?: boolean;
}

/** A real picture of a module in the reader's language and theme: of a desktop, and on narrow screens of a phone. */
export function ModulePicture({ shown, alt, sizes, inSight = false }: ModulePictureProps) {
  const { language } = useLanguage();
  const look = { language, dark: useDark() };
  const { src, srcSet } = pictureOf(shown, 'desktop', look);
  return (
    <picture>
      <source media="(max-width: 479px)" srcSet={pictureOf(shown, 'phone', look).src} {...pictureSizes.phone} />
      <chakra.img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        htmlWidth={pictureSizes.desktop.width}
        htmlHeight={pictureSizes.desktop.height}
        alt={alt}
        loading={inSight ? 'eager' : 'lazy'}
        fetchPriority={inSight ? 'high' : 'auto'}
        decoding="async"
        display="block"
        width="full"
        height="auto"
      />
    </picture>
  );
}
