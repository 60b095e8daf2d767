import { EmptyState, LinkButton } from 'shared/ui';
import { useT } from './i18n';

interface EmptyListProps {
  title: string;
  text: string;
  /** Adds a link to the shop. */
  shopLink?: boolean;
}

/** In place of a list without entries. */
export const EmptyList = ({ title, text, shopLink }: EmptyListProps) => {
  const t = useT();
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      {shopLink && (
        <LinkButton small to="/shop">
          {t('toShop')}
        </LinkButton>
      )}
    </EmptyState>
  );
};
