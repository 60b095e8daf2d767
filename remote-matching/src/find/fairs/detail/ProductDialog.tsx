import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { buildSrcSet, classNames, Dialog, ExternalLink, LinkButton } from 'shared/ui';
import common from '../../../components/common.module.css';
import section from '../../../components/section.module.css';
import details from './details.module.css';
import { fairI18n } from './i18n';
import type { FairProduct } from './load';
import styles from './ProductDialog.module.css';
import { buildFairPath } from './query';

interface ProductDialogProps {
  /** Null while the dialog is closed. */
  entry: FairProduct | null;
  onClose: () => void;
}

const detailFields = [
  'origin',
  'ingredients',
  'color',
  'size',
  'releasedAt',
  'manufacturing',
  'awardSelectedAt',
] as const;

export const ProductDialog = ({ entry, onClose }: ProductDialogProps) => (
  <Dialog open={entry !== null} onClose={onClose} title={entry?.product.name ?? ''} side="right">
    {entry && <ProductDetail {...entry} />}
  </Dialog>
);

const ProductDetail = ({ _fair, product, company }: FairProduct) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const pictures = [product.thumb, ...product.images].filter((picture) => picture !== null);
  const rows = [
    ...detailFields.map((line) => [t(line), product[line]] as const),
    [t('retailPrice'), product.retailPrice == null ? null : formatWon(product.retailPrice, language)] as const,
    ...product.essentialInfo.map(({ key, value }) => [key, value] as const),
  ];
  return (
    <div className={details.details}>
      {pictures.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
        <section className={styles.pictures} tabIndex={0} aria-label={product.name}>
          {pictures.map(({ _id, url }) => (
            <img key={_id} src={url} srcSet={buildSrcSet(url)} sizes="372px" width={480} height={360} alt="" />
          ))}
        </section>
      )}
      {product.features && (
        <section>
          <h3 className={section.subheading}>{t('features')}</h3>
          <p className={details.text}>{product.features}</p>
        </section>
      )}
      <dl className={classNames(details.rows, styles.rows)}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {product.salesSite && (
          <div>
            <dt>{t('salesSite')}</dt>
            <dd>
              <ExternalLink className={common.link} href={product.salesSite}>
                {product.salesSite.replace(/^https?:\/\//, '')}
              </ExternalLink>
            </dd>
          </div>
        )}
      </dl>
      <LinkButton
        variant="primary"
        wide
        to={buildFairPath({ _id: _fair, slug: null }, { tab: 'sellers', q: company.name })}
      >
        {t('showSeller', { name: company.name })}
      </LinkButton>
    </div>
  );
};
