import type { FormEvent } from 'react';
import { useLanguage } from 'shared/i18n';
import { useNavigate } from 'shared/router';
import { Button, LinkButton, SelectField, TextField } from 'shared/ui';
import { useT } from './i18n';
import styles from './LawyerFilters.module.css';
import { formatLanguageName } from './language-names';
import { buildLawyersPath, isFiltered, parseLawyerQuery } from './lawyer-query';
import type { LawyersData } from './load-list';

/** A form that opens the address of the filtered list, at once where a choice is made; it also works without JavaScript. */
export const LawyerFilters = ({ data: { query, practices, offices, languages } }: { data: LawyersData }) => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const open = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    void navigate(buildLawyersPath(parseLawyerQuery(new URLSearchParams(fields))), { replace: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    open(event.currentTarget);
  };
  const choose = ({ currentTarget: { form } }: FormEvent<HTMLSelectElement>) => form && open(form);
  return (
    <search>
      <form action="/lawyers" onSubmit={submit} className={styles.filters}>
        <SelectField
          label={t('practices')}
          name="practice"
          key={`practice ${query.practice}`}
          defaultValue={query.practice}
          onChange={choose}
        >
          <option value="">{t('any')}</option>
          {practices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('office')}
          name="office"
          key={`office ${query.office}`}
          defaultValue={query.office}
          onChange={choose}
        >
          <option value="">{t('any')}</option>
          {offices.map(({ index, title }) => (
            <option key={index} value={index}>
              {title}
            </option>
          ))}
        </SelectField>
        {languages.length > 1 && (
          <SelectField
            label={t('languages')}
            name="speaks"
            key={`speaks ${query.speaks}`}
            defaultValue={query.speaks}
            onChange={choose}
          >
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
          key={`q ${query.q}`}
          defaultValue={query.q}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {t('find')}
          </Button>
          {isFiltered(query) && <LinkButton to="/lawyers">{t('reset')}</LinkButton>}
        </div>
      </form>
    </search>
  );
};
