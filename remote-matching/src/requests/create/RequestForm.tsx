import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useState } from 'react';
import { ProblemNotice, useRetryKey } from 'shared/account-forms';
import { api } from 'shared/client';
import type { MeetingMode } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { Button, Checkbox, classNames, LinkButton, TextArea, TextField } from 'shared/ui';
import content from '../../components/dialog-content.module.css';
import { commonI18n } from '../../components/i18n';
import { toggleItem } from '../../components/list-items';
import { readForm } from '../../components/read-form';
import section from '../../components/section.module.css';
import { useLatestState } from '../../components/use-latest-state';
import { useAvailableSlots } from '../../data/use-available-slots';
import { useInvalidate } from '../../data/use-invalidate';
import { requestingI18n } from './i18n';
import styles from './RequestForm.module.css';
import { SlotPicker, SlotPickerNotice } from './SlotPicker';

export interface RequestFormProps {
  fair: { _id: string; timezone: string; type: 'ONLINE' | 'OFFLINE' | 'HYBRID' };
  counterpart: { _id: string; name: string; mode: MeetingMode[] };
  /** The reader is the seller, who can add products to the request. */
  sells: boolean;
  /** Start of the slot that is picked at first. */
  initialSlot?: string;
  onClose: () => void;
}

const modes = ['ONLINE', 'OFFLINE'] as const satisfies MeetingMode[];
const maxProducts = 5;
const maxMessageLength = 500;

type Choices = Omit<Parameters<typeof api.matchings.create>[0]['body'], '_fair' | '_user'>;

/** Sends a request once, however often it is tried, and refreshes what it changes. */
const useCreateRequest = ({ fair, counterpart }: Pick<RequestFormProps, 'fair' | 'counterpart'>) => {
  const invalidate = useInvalidate();
  const { getOptions } = useRetryKey();
  return useMutation({
    mutationFn: (choices: Choices) => {
      const body = { _fair: fair._id, _user: counterpart._id, ...choices };
      return api.matchings.create({ body }, getOptions(body));
    },
    onSettled: () => invalidate(['free', fair._id], ['matchings'], ['companies'], ['fair']),
  });
};

interface SentNoticeProps {
  counterpart: string;
  matching: string;
  onClose: () => void;
}

const SentNotice = ({ counterpart, matching, onClose }: SentNoticeProps) => {
  const t = requestingI18n.useT();
  const commonT = commonI18n.useT();
  return (
    <div className={styles.result} role="status">
      <p className={section.title}>{t('sent')}</p>
      <p>{t('sentText', { name: counterpart })}</p>
      <LinkButton variant="primary" wide to={`/matching/schedule?m=${matching}`}>
        {t('toSchedule')}
      </LinkButton>
      <Button variant="quiet" onClick={onClose}>
        {commonT('close')}
      </Button>
    </div>
  );
};

interface ProductChoiceProps {
  /** Id of the fair. */
  fair: string;
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

/** The seller's own visible products of the fair, of which up to five can be added. */
const ProductChoice = ({ fair, selected, onChange }: ProductChoiceProps) => {
  const t = requestingI18n.useT();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['fair-products', fair, language],
    queryFn: () => api.fairProducts.list({ params: { id: fair }, query: { mine: 'true', limit: 100 } }),
  });
  const products = data?.products.filter(({ visible }) => visible) ?? [];
  if (products.length === 0) return null;
  return (
    <fieldset className={section.group}>
      <legend className={styles.legend}>{t('products')}</legend>
      <p className={section.quiet}>{t('productsHint', { max: maxProducts })}</p>
      {products.map(({ product: { _id, name } }) => {
        const checked = selected.includes(_id);
        return (
          <Checkbox
            key={_id}
            checked={checked}
            disabled={!checked && selected.length >= maxProducts}
            onChange={() => onChange(toggleItem(selected, _id))}
            label={name}
          />
        );
      })}
    </fieldset>
  );
};

export const RequestForm = ({ fair, counterpart, sells, initialSlot, onClose }: RequestFormProps) => {
  const t = requestingI18n.useT();
  const commonT = commonI18n.useT();
  // A seller meets in a mode of the buyer; a buyer chooses among those of the fair.
  const offeredModes = modes.filter(
    (mode) => (fair.type === 'HYBRID' || fair.type === mode) && (!sells || counterpart.mode.includes(mode)),
  );
  const [mode, setMode] = useState<MeetingMode | undefined>(offeredModes[0]);
  const {
    value: picked,
    set: setPicked,
    getLatest,
  } = useLatestState<readonly string[]>(initialSlot ? [initialSlot] : []);
  const [products, setProducts] = useState<readonly string[]>([]);
  const [slotMissing, setSlotMissing] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const available = useAvailableSlots({ fair: fair._id, user: counterpart._id, mode, enabled: mode !== undefined });
  const { mutate, isPending, error, data } = useCreateRequest({ fair, counterpart });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const slots = [...getLatest()];
    setSlotMissing(slots.length === 0);
    if (slots.length === 0) return;
    const read = readForm(event.currentTarget);
    mutate({
      mode: mode ?? 'OFFLINE',
      slots,
      products: [...products],
      message: read('message') || null,
      interpreter: read('interpreter') || null,
    });
  };
  const pick = useCallback(
    (next: string[]) => {
      setSlotMissing(false);
      setPicked(next);
    },
    [setPicked],
  );

  if (data) return <SentNotice counterpart={counterpart.name} matching={data.matching._id} onClose={onClose} />;
  return (
    <form className={content.content} onSubmit={submit}>
      <div className={classNames(content.fields, section.form)}>
        <fieldset className={section.group}>
          <legend className={styles.legend}>{t('mode')}</legend>
          <div className={styles.choices}>
            {offeredModes.map((offered) => (
              <Checkbox
                key={offered}
                type="radio"
                name="mode"
                checked={mode === offered}
                onChange={() => {
                  setMode(offered);
                  setPicked([]);
                }}
                label={commonT(offered)}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className={section.group}>
          <legend className={styles.legend}>{t('times')}</legend>
          <p className={section.quiet}>{t('timesHint')}</p>
          <SlotPicker
            available={available}
            label={t('times')}
            timezone={fair.timezone}
            picked={picked}
            getPicked={getLatest}
            onPick={pick}
            onAnnounce={setAnnouncement}
          />
        </fieldset>
        {sells && <ProductChoice fair={fair._id} selected={products} onChange={setProducts} />}
        <TextArea label={t('message')} hint={t('messageHint')} name="message" rows={3} maxLength={maxMessageLength} />
        <TextField label={t('interpreter')} hint={t('interpreterHint')} name="interpreter" maxLength={20} />
      </div>
      <div className={content.bar}>
        <SlotPickerNotice picked={picked} announcement={announcement} />
        {slotMissing && (
          <p className={styles.missing} role="alert">
            {t('noTime')}
          </p>
        )}
        <ProblemNotice cause={error} />
        <Button variant="primary" type="submit" wide disabled={isPending}>
          {isPending ? t('sending') : t('send')}
        </Button>
      </div>
    </form>
  );
};
