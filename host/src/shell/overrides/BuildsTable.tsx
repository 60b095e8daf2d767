import { formatDateTime } from 'shared/format';
import { useT } from './i18n';
import type { OverrideStatus } from './override-status';

/** Version and channel of each running remote. */
export const BuildsTable = ({ remotes, host, permit }: OverrideStatus) => {
  const t = useT();
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('remote')}</th>
            <th scope="col">{t('version')}</th>
            <th scope="col">{t('channel')}</th>
          </tr>
        </thead>
        <tbody>
          {remotes.map(({ name, version, channel, overridden }) => (
            <tr key={name} data-overridden={overridden}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>
                {channel ?? t('build')}
                {overridden && ` · ${t('replaced')}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('host', { version: host })}
        {permit && ` · ${t('until', { when: formatDateTime(permit.expiresAt).slice(0, 16) })}`}
      </p>
    </>
  );
};
