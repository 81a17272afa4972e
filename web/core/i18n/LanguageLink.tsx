import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Link inside the app. `to` is the path without language; the router adds the current one. */
export const LanguageLink = chakra(Link, {}, { forwardProps: ['to', 'replace', 'state'] });
