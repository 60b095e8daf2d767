import type { ComponentType } from 'react';
import { createPrivatePage } from 'shared/pages';
import type { RemotePage } from 'shared/remotes';
import { AccountLayout } from './AccountLayout';
import { translate, useT } from './i18n';

type TitleKey = Parameters<ReturnType<typeof translate>>[0];

/** A page of the signed-in member whose heading is its title in the menu. */
export const createMemberPage = (Content: ComponentType, title: TitleKey): RemotePage => {
  const MemberPage = () => {
    const t = useT();
    return (
      <AccountLayout title={t(title)}>
        <Content />
      </AccountLayout>
    );
  };
  return createPrivatePage(MemberPage, translate, title);
};
