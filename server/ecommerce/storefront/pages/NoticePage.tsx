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
    <h1>{title}</h1>
    <p className="intro">{text}</p>
    {visit.shop && (
      <p>
        <a className="button" href={toShop(visit, '/')}>
          {visit.words.text('browse')}
        </a>
      </p>
    )}
  </ShopPage>
);
