import { ChevronRight } from 'lucide-react';
import { formatEndLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Prose } from 'shared/ui';
import { demoteHeadings } from '../../../layout/demote-headings';
import { PageFrame } from '../../../layout/Page';
import { ShareLinks } from '../../../layout/ShareLinks';
import { ProductInquiries } from '../../inquiries/ProductInquiries';
import { ProductReviews } from '../../reviews/ProductReviews';
import { RatingText } from '../../reviews/RatingText';
import { StarRating } from '../../reviews/StarRating';
import { useT as useListT } from '../i18n';
import { Price } from '../Price';
import { ProductCard } from '../ProductCard';
import { BuyForm } from './BuyForm';
import { useT } from './i18n';
import type { Product, ProductData } from './load';
import { MarkButtons } from './MarkButtons';
import { ProductFacts } from './ProductFacts';
import { ProductGallery } from './ProductGallery';
import styles from './product.module.css';

const Breadcrumb = ({ path }: { path: Product['path'] }) => {
  const t = useListT();
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

const ProductHeader = ({ product }: { product: Product }) => {
  const t = useT();
  const listT = useListT();
  const language = useLanguage();
  const { name, summary, labels, price, priceNow, saleTo, rating } = product;
  return (
    <header className={styles.head}>
      {labels.length > 0 && (
        <p className={styles.labels}>
          {labels.map((label) => (
            <span key={label}>{listT(label)}</span>
          ))}
        </p>
      )}
      <h1 className={styles.name}>{name}</h1>
      {summary && <p className={styles.lead}>{summary}</p>}
      <a className={styles.rating} href="#reviews">
        <StarRating score={rating.avg} />
        {rating.count > 0 ? <RatingText rating={rating} /> : t('ratingNone')}
      </a>
      <Price price={price} priceNow={priceNow} large />
      {saleTo && <p className={styles.until}>{t('saleUntil', { date: formatEndLong(saleTo, language, true) })}</p>}
    </header>
  );
};

const ProductInfo = ({ info }: { info: Product['info'] }) => {
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

const RelatedProducts = ({ products }: { products: ProductData['related'] }) => {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="related-title">
      <h2 id="related-title">{t('related')}</h2>
      <ul className={styles.related}>
        {products.map((card) => (
          <li key={card._id}>
            <ProductCard card={card} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const ProductPage = ({ data }: { data: ProductData }) => {
  const t = useT();
  const { product, reviews, withImages, inquiries, related } = data;
  return (
    <PageFrame className={styles.page}>
      <Breadcrumb path={product.path} />
      <div className={styles.columns}>
        <ProductGallery key={product._id} product={product} />
        <div className={styles.side}>
          <ProductHeader product={product} />
          <BuyForm key={product._id} product={product} />
          <MarkButtons key={`marks ${product._id}`} product={product} />
          <ShareLinks title={product.name} />
          <ProductFacts product={product} />
        </div>
      </div>
      {product.content && (
        <section className={styles.section} aria-labelledby="story-title">
          <h2 id="story-title">{t('story')}</h2>
          <Prose html={demoteHeadings(product.content)} className={styles.prose} />
        </section>
      )}
      <ProductInfo info={product.info} />
      <ProductReviews list={reviews} withImages={withImages} />
      <ProductInquiries product={product._id} initial={inquiries} />
      <RelatedProducts products={related} />
    </PageFrame>
  );
};
