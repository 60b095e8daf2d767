import { useState } from 'react';
import { cityCodes, tradeCodes, useNames } from 'shared/people';
import { useNavigate } from 'shared/router';
import { Checkbox, LinkButton, SelectField, TextField } from 'shared/ui';
import { MatchSearch } from '../../../components/MatchSearch';
import { matchI18n } from '../../../components/match-i18n';
import { useReader } from '../../../components/match-reader';
import { oneOf } from '../query';
import styles from './Filters.module.css';
import { fairI18n } from './i18n';
import type { Fair } from './load';
import { addressOf, certificateTypes, type FairQuery, isNarrow, meetingModes } from './query';

/** What narrows the list down stands in the address, so that it can be kept, sent and gone back to. */
export const Filters = ({ fair, query }: { fair: Fair; query: FairQuery }) => {
  const t = fairI18n.useT();
  const names = matchI18n.useT();
  const { tradeOf, cityOf } = useNames();
  const navigate = useNavigate();
  const { sub } = useReader();
  const { tab } = query;
  // A choice shows at once; the list follows, and going back brings both.
  const here = addressOf(fair._id, query);
  const [chosen, setChosen] = useState({ here, query });
  if (chosen.here !== here) setChosen({ here, query });
  const shown = chosen.here === here ? chosen.query : query;
  const go = (next: Partial<FairQuery>) => {
    setChosen({ here, query: { ...query, ...next } });
    navigate(`${addressOf(fair._id, { ...query, ...next, page: 1 })}#contents`);
  };
  return (
    <div className={styles.filters}>
      <MatchSearch
        label={t(`search${tab}`)}
        q={query.q}
        hrefOf={(q) => addressOf(fair._id, { ...query, q, page: 1 })}
      />
      <fieldset className={styles.fields} aria-label={t('filters')}>
        <SelectField
          label={t('category')}
          value={shown.category ?? ''}
          onChange={({ target }) => go({ category: oneOf(tradeCodes, target.value) })}
        >
          <option value="">{t('any')}</option>
          {tradeCodes.map((code) => (
            <option key={code} value={code}>
              {tradeOf(code)}
            </option>
          ))}
        </SelectField>
        {tab !== 'products' && (
          <SelectField
            label={t('city')}
            value={shown.city ?? ''}
            onChange={({ target }) => go({ city: oneOf(cityCodes, target.value), district: '' })}
          >
            <option value="">{t('any')}</option>
            {cityCodes.map((code) => (
              <option key={code} value={code}>
                {cityOf(code)}
              </option>
            ))}
          </SelectField>
        )}
        {query.city && (
          <TextField
            label={t('district')}
            key={`${query.city} ${query.district}`}
            defaultValue={query.district}
            maxLength={40}
            onBlur={({ target }) => target.value.trim() !== query.district && go({ district: target.value })}
          />
        )}
        {tab !== 'buyers' && (
          <SelectField
            label={t('certificate')}
            value={shown.certificate ?? ''}
            onChange={({ target }) => go({ certificate: oneOf(certificateTypes, target.value) })}
          >
            <option value="">{t('any')}</option>
            {certificateTypes.map((code) => (
              <option key={code} value={code}>
                {names(code)}
              </option>
            ))}
          </SelectField>
        )}
        {tab === 'buyers' && (
          <SelectField
            label={t('mode')}
            value={shown.mode ?? ''}
            onChange={({ target }) => go({ mode: oneOf(meetingModes, target.value) })}
          >
            <option value="">{t('any')}</option>
            {meetingModes.map((code) => (
              <option key={code} value={code}>
                {names(code)}
              </option>
            ))}
          </SelectField>
        )}
        {sub && tab !== 'products' && (
          <Checkbox
            checked={shown.bookmarked}
            onChange={({ target }) => go({ bookmarked: target.checked })}
            label={t('onlyBookmarked')}
          />
        )}
        {isNarrow(query) && (
          <LinkButton variant="quiet" small to={`${addressOf(fair._id, { tab })}#contents`}>
            {t('clear')}
          </LinkButton>
        )}
      </fieldset>
    </div>
  );
};
