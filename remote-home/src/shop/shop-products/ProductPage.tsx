import { ChevronRight } from 'lucide-react';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Prose, VisuallyHidden } from 'shared/ui';
import { Popups } from '../../layout/popups/Popups';
import { BuyForm } from './BuyForm';
import { Facts } from './Facts';
import { Gallery } from './Gallery';
import { Inquiries } from './Inquiries';
import { useT } from './i18n';
import type { ProductData, Shown } from './load';
import { Marks } from './Marks';
import { Price } from './Price';
import { ProductCard } from './ProductCard';
import styles from './product.module.css';
import { Reviews } from './Reviews';
import { Stars } from './Stars';

const Path = ({ path }: { path: Shown['path'] }) => {
  const t = useT();
  return (
    <nav aria-label={t('categories')}>
      <ol className={styles.path}>
        {[{ _id: '', code: '', name: t('title') }, ...path].map(({ _id, code, name }) => (
          <li key={_id}>
            {code && <ChevronRight aria-hidden />}
            <Link to={code ? `/shop?category=${code}` : '/shop'}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Head = ({ product }: { product: Shown }) => {
  const t = useT();
  const language = useLanguage();
  const { name, summary, labels, price, priceNow, saleTo, rating } = product;
  return (
    <header className={styles.head}>
      {labels.length > 0 && (
        <p className={styles.labels}>
          {labels.map((label) => (
            <span key={label}>{t(label)}</span>
          ))}
        </p>
      )}
      <h1 className={styles.name}>{name}</h1>
      {summary && <p className={styles.lead}>{summary}</p>}
      <a className={styles.rating} href="#reviews">
        <Stars score={rating.avg} />
        {rating.count > 0 ? (
          <>
            <span aria-hidden>
              {rating.avg.toFixed(1)} ({rating.count})
            </span>
            <VisuallyHidden>{t('rating', { avg: rating.avg, count: rating.count })}</VisuallyHidden>
          </>
        ) : (
          t('ratingNone')
        )}
      </a>
      <Price price={price} priceNow={priceNow} large />
      {saleTo && <p className={styles.until}>{t('saleUntil', { date: formatDateLong(saleTo, language, true) })}</p>}
    </header>
  );
};

const Info = ({ info }: { info: Shown['info'] }) => {
  const t = useT();
  if (info.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="info-title">
      <h2 id="info-title">{t('info')}</h2>
      <table className={styles.info}>
        <thead>
          <tr>
            <th scope="col">{t('infoKey')}</th>
            <th scope="col">{t('infoValue')}</th>
          </tr>
        </thead>
        <tbody>
          {info.map(({ key, value }) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

export const ProductPage = ({ data }: { data: ProductData }) => {
  const t = useT();
  const { product, related } = data;
  return (
    <>
      <Popups />
      <div className={styles.page}>
        <Path path={product.path} />
        <div className={styles.columns}>
          <Gallery key={product._id} product={product} />
          <div className={styles.side}>
            <Head product={product} />
            <BuyForm key={product._id} product={product} />
            <Marks key={`marks ${product._id}`} product={product} />
            <Facts product={product} />
          </div>
        </div>
        {product.content && (
          <section className={styles.section} aria-labelledby="story-title">
            <h2 id="story-title">{t('story')}</h2>
            <Prose html={product.content} className={styles.prose} />
          </section>
        )}
        <Info info={product.info} />
        <Reviews data={data} />
        <Inquiries data={data} />
        {related.length > 0 && (
          <section className={styles.section} aria-labelledby="related-title">
            <h2 id="related-title">{t('related')}</h2>
            <ul className={styles.related}>
              {related.map((card) => (
                <li key={card._id}>
                  <ProductCard card={card} level={3} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
};
