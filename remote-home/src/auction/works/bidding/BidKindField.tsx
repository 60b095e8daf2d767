import { Checkbox } from 'shared/ui';
import { useT } from '../i18n';
import type { BidKind } from './bid-rules';
import styles from './panel.module.css';

interface BidKindFieldProps {
  kinds: BidKind[];
  selected: BidKind;
  onSelect: (kind: BidKind) => void;
}

/** A choice of the kind of bid; a text where only one kind is possible. */
export const BidKindField = ({ kinds, selected, onSelect }: BidKindFieldProps) => {
  const t = useT();
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('how')}</legend>
      {kinds.map((kind) =>
        kinds.length > 1 ? (
          <Checkbox
            key={kind}
            type="radio"
            name="kind"
            checked={kind === selected}
            onChange={() => onSelect(kind)}
            label={
              <>
                <strong>{t(kind)}</strong>
                <span className={styles.hint}>{t(`${kind}_hint`)}</span>
              </>
            }
          />
        ) : (
          <p key={kind}>
            <strong>{t(kind)}</strong> <span className={styles.hint}>{t(`${kind}_hint`)}</span>
          </p>
        ),
      )}
    </fieldset>
  );
};
