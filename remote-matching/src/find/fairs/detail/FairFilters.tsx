import { type ComponentProps, useState } from 'react';
import { cityCodes, SelectOptions, sectorCodes, useBusinessNames } from 'shared/account-forms';
import { useNavigate } from 'shared/router';
import { Checkbox, LinkButton, SelectField, TextField } from 'shared/ui';
import { commonI18n } from '../../../components/i18n';
import { SearchForm } from '../../../components/SearchForm';
import section from '../../../components/section.module.css';
import { useReader } from '../../../data/use-reader';
import { parseOption } from '../../../layout/query-params';
import styles from './FairFilters.module.css';
import { fairI18n } from './i18n';
import type { Fair } from './load';
import { buildFairPath, certificateTypes, type FairQuery, isFiltered, meetingModes } from './query';

interface FilterSelectProps<T extends string> extends Pick<ComponentProps<typeof SelectField>, 'label'> {
  options: readonly T[];
  /** Null where the list is not filtered by it. */
  value: T | null;
  getLabel: (option: T) => string;
  onChange: (value: T | null) => void;
}

const FilterSelect = <T extends string>({ label, options, value, getLabel, onChange }: FilterSelectProps<T>) => {
  const t = fairI18n.useT();
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(parseOption(options, target.value))}
    >
      <SelectOptions values={options} getLabel={getLabel} empty={t('any')} />
    </SelectField>
  );
};

/** The filters as the reader sees them: a choice shows at once, and the address and the list follow. */
const useFilters = (fair: Fair, query: FairQuery) => {
  const navigate = useNavigate();
  const path = buildFairPath(fair, query);
  const [choice, setChoice] = useState({ path, query });
  if (choice.path !== path) setChoice({ path, query });
  const applyFilter = (change: Partial<FairQuery>) => {
    const next = { ...query, ...change };
    setChoice({ path, query: next });
    navigate(`${buildFairPath(fair, { ...next, page: 1 })}#contents`);
  };
  return { filters: choice.path === path ? choice.query : query, applyFilter };
};

/** Search and filters of a fair's lists. They are stored in the address, so that it can be shared and gone back to. */
export const FairFilters = ({ fair, query }: { fair: Fair; query: FairQuery }) => {
  const t = fairI18n.useT();
  const commonT = commonI18n.useT();
  const { getSectorName, getCityName } = useBusinessNames();
  const { sub } = useReader();
  const { filters, applyFilter } = useFilters(fair, query);
  const { tab, city, district } = query;
  return (
    <div className={section.stack}>
      <SearchForm
        label={t(`search${tab}`)}
        q={query.q}
        buildHref={(q) => buildFairPath(fair, { ...query, q, page: 1 })}
      />
      <fieldset className={styles.fields} aria-label={t('filters')}>
        <FilterSelect
          label={t('category')}
          options={sectorCodes}
          value={filters.category}
          getLabel={getSectorName}
          onChange={(category) => applyFilter({ category })}
        />
        {tab !== 'products' && (
          <FilterSelect
            label={t('city')}
            options={cityCodes}
            value={filters.city}
            getLabel={getCityName}
            onChange={(next) => applyFilter({ city: next, district: '' })}
          />
        )}
        {city && (
          <TextField
            label={t('district')}
            key={`${city} ${district}`}
            defaultValue={district}
            maxLength={40}
            onBlur={({ target }) => target.value.trim() !== district && applyFilter({ district: target.value })}
          />
        )}
        {tab !== 'buyers' && (
          <FilterSelect
            label={t('certificate')}
            options={certificateTypes}
            value={filters.certificate}
            getLabel={commonT}
            onChange={(certificate) => applyFilter({ certificate })}
          />
        )}
        {tab === 'buyers' && (
          <FilterSelect
            label={t('mode')}
            options={meetingModes}
            value={filters.mode}
            getLabel={commonT}
            onChange={(mode) => applyFilter({ mode })}
          />
        )}
        {sub && tab !== 'products' && (
          <Checkbox
            checked={filters.bookmarked}
            onChange={({ target }) => applyFilter({ bookmarked: target.checked })}
            label={t('onlyBookmarked')}
          />
        )}
        {isFiltered(query) && (
          <LinkButton variant="quiet" small to={`${buildFairPath(fair, { tab })}#contents`}>
            {t('clear')}
          </LinkButton>
        )}
      </fieldset>
    </div>
  );
};
