import { Notice } from '../../../core/pages/Notice.tsx';
import { shopPath, toShop, type Visit } from '../Visit.ts';
import { ShopPage } from './ShopPage.tsx';

interface NoticeProps {
  visit: Visit;
  title: string;
  text: string;
}

/** A page that says why there is no other. */
export const NoticePage = ({ visit, title, text }: NoticeProps) => (
  <ShopPage visit={visit} head={{ title, path: visit.shop ? shopPath(visit, '/') : '/track/' }}>
    <Notice title={title} text={text} link={visit.shop && { to: toShop(visit, '/'), text: visit.words.text('browse') }} />
  </ShopPage>
);
