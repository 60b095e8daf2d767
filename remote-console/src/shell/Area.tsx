import { useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'shared/router';
import { useTheme } from 'shared/ui';
import { AuthorCreate, AuthorEdit, AuthorList } from '../auction/authors/authors';
import { BidShow } from '../auction/bids/BidShow';
import { BidList } from '../auction/bids/bids';
import { ProgramCreate, ProgramEdit, ProgramList } from '../auction/programs/programs';
import { WorkCreate, WorkEdit, WorkList } from '../auction/works/works';
import { DashboardPage } from '../dashboard/DashboardPage';
import { dataProvider } from '../data/provider';
import { BannerCreate, BannerEdit, BannerList } from '../firm/banners/banners';
import { BoardCreate, BoardEdit, BoardList } from '../firm/boards/boards';
import { CommentList } from '../firm/comments/comments';
import { FaqCreate, FaqEdit, FaqList } from '../firm/faqs/faqs';
import { FormEdit, FormList } from '../firm/forms/forms';
import { LawyersPage } from '../firm/lawyers/lawyers';
import { PopupCreate, PopupEdit, PopupList } from '../firm/popups/popups';
import { PracticesPage } from '../firm/practices/practices';
import { SettingPage } from '../firm/setting/setting';
import { useI18nProvider } from '../i18n';
import { FairCreate, FairEdit, FairList } from '../matching/fairs/fairs';
import { LettersPage } from '../members/campaigns/LettersPage';
import { LevelCreate, LevelEdit, LevelList } from '../members/levels/levels';
import { TemplateEdit, TemplateList } from '../members/messages/templates';
import { NotificationCreate, NotificationEdit, NotificationList } from '../members/notifications/notifications';
import { MailShow } from '../members/outbox/MailShow';
import { MailList } from '../members/outbox/mail';
import { PasswordPage } from '../members/password/PasswordPage';
import { QuestionCreate, QuestionEdit, QuestionList } from '../members/questions/questions';
import { TermsCreate, TermsEdit, TermsList } from '../members/terms/terms';
import { UserCreate, UserEdit, UserList } from '../members/users/users';
import { WithdrawalList } from '../members/withdrawals/withdrawals';
import { AuditShow } from '../platform/audit/AuditShow';
import { AuditList } from '../platform/audit/audit';
import { FailureShow } from '../platform/failures/FailureShow';
import { FailureList } from '../platform/failures/failures';
import { ReleasesPage } from '../platform/permits/ReleasesPage';
import { TrashList } from '../platform/trash/trash';
import { VitalsPage } from '../platform/vitals/VitalsPage';
import { CategoryTree } from '../shop/categories/CategoryTree';
import { CategoryCreate, CategoryEdit } from '../shop/categories/categories';
import { CouponCreate, CouponEdit, CouponList } from '../shop/coupons/coupons';
import { InquiryEdit, InquiryList } from '../shop/inquiries/inquiries';
import { OrderEdit, OrderList } from '../shop/orders/orders';
import { ReviewEdit, ReviewList } from '../shop/reviews/reviews';
import { ShopProductCreate, ShopProductEdit, ShopProductList } from '../shop/shop-products/shop-products';
import { shellI18n } from './i18n';
import { Layout } from './Layout';
import { queryClient } from './queries';
import { routerProvider } from './router-provider';
import { Styled } from './Styled';
import { consoleStore } from './store';
import { consoleTheme } from './theme';

/** `user` owns the kept choices and the cache: another person starts with neither. */
export const Area = ({ user }: { user: string }) => {
  const t = shellI18n.useT();
  const mode = useTheme();
  const [store] = useState(() => consoleStore(user));
  const [queries] = useState(queryClient);
  const theme = useMemo(() => consoleTheme(mode), [mode]);
  return (
    <Styled>
      <Admin
        basename="/console"
        dashboard={DashboardPage}
        dataProvider={dataProvider}
        disableTelemetry
        i18nProvider={useI18nProvider()}
        layout={Layout}
        queryClient={queries}
        routerProvider={routerProvider}
        store={store}
        theme={theme}
        title={t('console')}
      >
        <Resource
          name="boards"
          list={BoardList}
          create={BoardCreate}
          edit={BoardEdit}
          recordRepresentation="subject.ko"
        />
        <Resource
          name="banners"
          list={BannerList}
          create={BannerCreate}
          edit={BannerEdit}
          recordRepresentation="name"
        />
        <Resource name="popups" list={PopupList} create={PopupCreate} edit={PopupEdit} recordRepresentation="title" />
        <Resource name="forms" list={FormList} edit={FormEdit} recordRepresentation="receiptNo" />
        <Resource name="terms" list={TermsList} create={TermsCreate} edit={TermsEdit} recordRepresentation="title.ko" />
        <Resource
          name="center/faqs"
          list={FaqList}
          create={FaqCreate}
          edit={FaqEdit}
          recordRepresentation="question.ko"
        />
        <Resource name="failures" list={FailureList} edit={FailureShow} recordRepresentation="cause" />
        <Resource name="users" list={UserList} create={UserCreate} edit={UserEdit} recordRepresentation="name" />
        <Resource
          name="users/levels"
          list={LevelList}
          create={LevelCreate}
          edit={LevelEdit}
          recordRepresentation="name"
        />
        <Resource name="users/withdrawals" list={WithdrawalList} recordRepresentation="name" />
        <Resource name="fairs" list={FairList} create={FairCreate} edit={FairEdit} recordRepresentation="title.ko" />
        <Resource
          name="auction/programs"
          list={ProgramList}
          create={ProgramCreate}
          edit={ProgramEdit}
          recordRepresentation="title.ko"
        />
        <Resource
          name="auction/works"
          list={WorkList}
          create={WorkCreate}
          edit={WorkEdit}
          recordRepresentation="title.ko"
        />
        <Resource
          name="auction/authors"
          list={AuthorList}
          create={AuthorCreate}
          edit={AuthorEdit}
          recordRepresentation="name.ko"
        />
        <Resource name="auction/bids" list={BidList} edit={BidShow} recordRepresentation="alias" />
        <Resource name="shop/orders" list={OrderList} edit={OrderEdit} recordRepresentation="orderNo" />
        <Resource
          name="shop/products"
          list={ShopProductList}
          create={ShopProductCreate}
          edit={ShopProductEdit}
          recordRepresentation="name.ko"
        />
        <Resource
          name="shop/categories"
          list={CategoryTree}
          create={CategoryCreate}
          edit={CategoryEdit}
          recordRepresentation="name.ko"
        />
        <Resource
          name="shop/coupons"
          list={CouponList}
          create={CouponCreate}
          edit={CouponEdit}
          recordRepresentation="name.ko"
        />
        <Resource name="shop/reviews" list={ReviewList} edit={ReviewEdit} recordRepresentation="product.name.ko" />
        <Resource name="shop/inquiries" list={InquiryList} edit={InquiryEdit} recordRepresentation="author.name" />
        <Resource
          name="center/notifications"
          list={NotificationList}
          create={NotificationCreate}
          edit={NotificationEdit}
          recordRepresentation="subject.ko"
        />
        <Resource
          name="center/questions"
          list={QuestionList}
          create={QuestionCreate}
          edit={QuestionEdit}
          recordRepresentation="subject"
        />
        <Resource name="comments" list={CommentList} recordRepresentation="content" />
        <Resource name="messages" list={TemplateList} edit={TemplateEdit} recordRepresentation="title" />
        <Resource name="mail" list={MailList} edit={MailShow} recordRepresentation="subject" />
        <Resource name="audit" list={AuditList} edit={AuditShow} recordRepresentation="requestId" />
        <Resource name="trash" list={TrashList} recordRepresentation="title" />
        <CustomRoutes>
          <Route path="/messages/write" element={<LettersPage />} />
          <Route path="/password" element={<PasswordPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/setting" element={<SettingPage />} />
          <Route path="/lawyers" element={<LawyersPage />} />
          <Route path="/vitals" element={<VitalsPage />} />
          <Route path="/practices" element={<PracticesPage />} />
          <Route path="/releases" element={<ReleasesPage />} />
        </CustomRoutes>
      </Admin>
    </Styled>
  );
};
