import { Heart, Star } from 'lucide-react';
import { formatNumber, toProductPath } from 'shared/format';
import { Link } from 'shared/router';
import { classNames, VisuallyHidden } from 'shared/ui';
import common from '../../layout/common.module.css';
import { Picture } from '../../layout/Picture';
import { RatingText } from '../reviews/RatingText';
import styles from './card.module.css';
import { useT } from './i18n';
import type { ProductCardData } from './load';
import { Price } from './Price';

/** A product in a list; the whole card is a link to it. */
export const ProductCard = ({ card, level, eager }: { card: ProductCardData; level: 2 | 3; eager?: boolean }) => {
  const t = useT();
  const Heading = `h${level}` as const;
  const { name, thumb, price, priceNow, labels, rating, likes, soldOut } = card;
  return (
    <article className={classNames(common.card, styles.card)}>
      <div className={classNames(styles.frame, soldOut && styles.soldOut)}>
        <Picture
          url={thumb?.url}
          alt=""
          shape="landscape"
          sizes="(min-width: 1024px) 280px, (min-width: 768px) 33vw, 50vw"
          eager={eager ?? false}
          className={styles.picture}
        />
        {soldOut ? (
          <span className={styles.soldOutLabel}>{t('soldOut')}</span>
        ) : (
          labels[0] && <span className={styles.label}>{t(labels[0])}</span>
        )}
      </div>
      <Heading className={styles.name}>
        <Link className={common.cardLink} to={toProductPath(card)}>
          {name}
        </Link>
      </Heading>
      <Price price={price} priceNow={priceNow} />
      {(rating.count > 0 || likes > 0) && (
        <p className={styles.ratings}>
          {rating.count > 0 && (
            <span>
              <Star size={14} aria-hidden />
              <RatingText rating={rating} />
            </span>
          )}
          {likes > 0 && (
            <span>
              <Heart size={14} aria-hidden />
              <span aria-hidden>{formatNumber(likes)}</span>
              <VisuallyHidden>{t('likes', { count: likes })}</VisuallyHidden>
            </span>
          )}
        </p>
      )}
    </article>
  );
};
