import { useLanguage } from 'shared/i18n';
import { SelectField, TextField } from 'shared/ui';
import { FilterForm } from '../../layout/FilterForm';
import { useT } from './i18n';
import { formatLanguageName } from './language-names';
import { buildLawyersPath, isFiltered, parseLawyerQuery } from './lawyer-query';
import type { LawyersData } from './load-list';

export const LawyerFilters = ({ data: { query, practices, offices, languages } }: { data: LawyersData }) => {
  const t = useT();
  const language = useLanguage();
  return (
    <FilterForm
      path="/lawyers"
      buildPath={(fields) => buildLawyersPath(parseLawyerQuery(fields))}
      values={{ ...query }}
      isFiltered={isFiltered(query)}
      labels={{ find: t('find'), reset: t('reset') }}
    >
      <SelectField label={t('practices')} name="practice" defaultValue={query.practice}>
        <option value="">{t('any')}</option>
        {practices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('office')} name="office" defaultValue={query.office}>
        <option value="">{t('any')}</option>
        {offices.map(({ index, title }) => (
          <option key={index} value={index}>
            {title}
          </option>
        ))}
      </SelectField>
      {languages.length > 1 && (
        <SelectField label={t('languages')} name="speaks" defaultValue={query.speaks}>
          <option value="">{t('any')}</option>
          {languages.map((code) => (
            <option key={code} value={code}>
              {formatLanguageName(code, language)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('name')}
        name="q"
        type="search"
        defaultValue={query.q}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
      />
    </FilterForm>
  );
};
