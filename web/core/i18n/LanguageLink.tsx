import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link inside the product: `to` is the path without language, the router adds the page's. */
export const LanguageLink = chakra(Link, {}, { forwardProps: ['to', 'replace', 'state'] });
