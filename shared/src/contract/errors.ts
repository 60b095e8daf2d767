import type { LocalisedText } from './localised';

interface ErrorDefinition extends LocalisedText {
  status: number;
  en: string;
  cn: string;
}

const defineErrors = <const K extends Record<string, ErrorDefinition>>(table: K) => table;

/** Every error of the API, each with a comment that says when it occurs. Answers have the text in the reader's language. */
export const errors = defineErrors({
  /** The body is not JSON, or a query has an unknown key or an invalid value. */
  malformed: {
    status: 400,
    ko: '요청 형식이 올바르지 않습니다.',
    en: 'The request is not well formed.',
    cn: '请求格式不正确。',
  },
  /** No access token, or one that is expired, invalid or of a session that has ended. */
  unauthenticated: {
    status: 401,
    ko: '로그인 후 이용하실 수 있습니다.',
    en: 'You can use this after logging in.',
    cn: '请登录后使用。',
  },
  /** Wrong username or password, locked source or invalid sign-in header: one answer for all. */
  sign_in_failed: {
    status: 401,
    ko: '아이디 또는 비밀번호가 올바르지 않거나 잠시 로그인할 수 없습니다.',
    en: 'The username or password is wrong, or signing in is not possible for a while.',
    cn: '用户名或密码错误，或暂时无法登录。',
  },
  /** The password is correct, but the code of the second step is missing or wrong. */
  totp_required: {
    status: 401,
    ko: '인증 앱의 6자리 코드를 입력해 주세요.',
    en: 'Enter the six-digit code of your authenticator app.',
    cn: '请输入身份验证器中的6位验证码。',
  },
  /** The password is correct, but the account has passkeys and no authenticator app: one of them is needed. */
  passkey_required: {
    status: 401,
    ko: '이 계정은 패스키로 로그인합니다. ‘패스키로 로그인’을 눌러 주세요.',
    en: 'This account signs in with a passkey. Please choose “Sign in with a passkey”.',
    cn: '此账户使用通行密钥登录，请点击“使用通行密钥登录”。',
  },
  /** The passkey is unknown or its answer is not valid, or the account or the source may not sign in: one answer for all. */
  passkey_failed: {
    status: 401,
    ko: '패스키를 확인하지 못했거나 잠시 로그인할 수 없습니다. 다시 시도하거나 다른 방법으로 로그인해 주세요.',
    en: 'The passkey was not recognised, or signing in is not possible for a while. Try again, or sign in another way.',
    cn: '无法识别该通行密钥，或暂时无法登录。请重试或使用其他方式登录。',
  },
  /** Many attempts were made on the account: whether the password is right is not said, but then a code was sent. */
  proof_required: {
    status: 401,
    ko: '로그인 시도가 많아 한 번 더 확인합니다. 비밀번호가 맞으면 등록된 이메일이나 휴대전화로 인증번호를 보냈습니다. 인증번호나 인증 앱의 코드를 입력해 주세요. 패스키가 있다면 패스키로 로그인해 주세요.',
    en: 'There were many attempts to sign in, so one more proof is needed. If the password is right, a code has been sent to your registered email address or phone. Enter it, or the code of your authenticator app. If you have a passkey, sign in with it.',
    cn: '登录尝试过多，需要再次确认。如果密码正确，验证码已发送至您登记的邮箱或手机。请输入该验证码，或身份验证器中的验证码。如有通行密钥，请使用通行密钥登录。',
  },
  /** The same, after a code: username, password or code are wrong. A new code was sent if the last one can no longer be entered. */
  proof_failed: {
    status: 401,
    ko: '아이디, 비밀번호 또는 인증번호가 올바르지 않습니다. 인증번호가 만료되었다면 새 번호를 보냈으니 확인해 주세요.',
    en: 'The username, the password or the code is wrong. If the code had expired, a new one has been sent.',
    cn: '用户名、密码或验证码错误。如果验证码已过期，新的验证码已发送。',
  },
  /** A refresh token that is expired, revoked or already used. */
  session_ended: {
    status: 401,
    ko: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
    en: 'Your session has ended. Please sign in again.',
    cn: '登录已过期，请重新登录。',
  },
  /** The user is signed in but lacks the right. */
  forbidden: {
    status: 403,
    ko: '접근 권한이 없습니다.',
    en: 'You do not have permission to access this.',
    cn: '没有访问权限。',
  },
  /** An administrator without a second factor, where one is required: only the own account can be used until there is one. */
  second_factor_missing: {
    status: 403,
    ko: '관리자는 2단계 인증을 켜야 이용할 수 있습니다. 관리자 화면에 들어가면 켤 수 있습니다.',
    en: 'Administrators need two-step sign-in. Open the console to set it up.',
    cn: '管理员须先启用两步验证。请打开管理后台进行设置。',
  },
  /** The password was set by somebody else: nothing but changing it is possible until then. */
  password_change_required: {
    status: 403,
    ko: '처음 받은 비밀번호를 먼저 바꿔 주세요. 관리자 화면에 들어가면 바꿀 수 있습니다.',
    en: 'Change the password that you were given first. Open the console to do so.',
    cn: '请先更改初始密码。请打开管理后台进行更改。',
  },
  /** A message to an address that is neither the firm's nor verified by the caller. */
  recipient_refused: {
    status: 403,
    ko: '본인 확인을 마친 연락처나 대표 연락처로만 보낼 수 있습니다.',
    en: 'Messages go only to the firm or to your own verified contact.',
    cn: '只能发送至本所或您本人已验证的联系方式。',
  },
  /** The record does not exist, or is not the caller's. */
  not_found: {
    status: 404,
    ko: '요청하신 항목을 찾을 수 없습니다.',
    en: 'This could not be found.',
    cn: '找不到所请求的内容。',
  },
  /** The path exists, but not with this method. */
  method_not_allowed: {
    status: 405,
    ko: '지원하지 않는 요청 방식입니다.',
    en: 'This method is not supported here.',
    cn: '不支持该请求方式。',
  },
  /** The record was changed since it was read; `current`, `changedBy` and `changedAt` describe the change. */
  stale: {
    status: 409,
    ko: '다른 사람이 먼저 수정했습니다. 최신 내용을 확인한 뒤 다시 저장해 주세요.',
    en: 'Someone else changed this first. Check the latest version and save again.',
    cn: '其他人已先行修改。请查看最新内容后重新保存。',
  },
  /** A unique value is already in use; `errors` names the field. */
  taken: { status: 409, ko: '이미 사용 중인 값입니다.', en: 'This value is already in use.', cn: '该值已被使用。' },
  /** Another record refers to it. */
  in_use: {
    status: 409,
    ko: '사용 중이어서 삭제하거나 바꿀 수 없습니다.',
    en: 'This is in use and cannot be deleted or changed.',
    cn: '该项正在使用，无法删除或更改。',
  },
  /** A deleted record cannot come back: another one has its number, code or place. */
  restore_conflict: {
    status: 409,
    ko: '같은 번호나 주소, 자리를 쓰는 항목이 이미 있어 되살릴 수 없습니다. 그 항목을 먼저 바꿔 주세요.',
    en: 'This cannot be restored: another item now has its number, address or place. Change that one first.',
    cn: '已有项目使用相同的编号、地址或位置，无法恢复。请先修改该项目。',
  },
  /** A deleted record cannot come back: what it belongs to is deleted. */
  restore_orphan: {
    status: 409,
    ko: '이 항목이 속한 항목이 삭제되어 있습니다. 그 항목을 먼저 되살려 주세요.',
    en: 'What this belongs to is deleted. Restore that first.',
    cn: '所属项目已被删除，请先恢复该项目。',
  },
  /** The record's status does not allow this. */
  wrong_state: {
    status: 409,
    ko: '현재 상태에서는 처리할 수 없습니다.',
    en: 'This is not possible in the current state.',
    cn: '当前状态下无法处理。',
  },
  /** The code of a meeting is shown or scanned too early or too late (M26). */
  attendance_closed: {
    status: 409,
    ko: '참석은 상담 시작 {before}분 전부터 종료 후 {after}분까지 확인할 수 있습니다.',
    en: 'Attendance can be confirmed from {before} minutes before the meeting until {after} minutes after it.',
    cn: '到场确认仅限洽谈开始前{before}分钟至结束后{after}分钟内进行。',
  },
  /** A meeting needs two different companies that are approved participants of the fair (M1). */
  not_participant: {
    status: 403,
    ko: '이 상담회에 승인된 참가사만 이용할 수 있습니다.',
    en: 'Only approved participants of this fair may do this.',
    cn: '仅限本次洽谈会已获批准的参加企业使用。',
  },
  /** A request to oneself or to one's own company. */
  same_company: {
    status: 403,
    ko: '같은 회사끼리는 상담을 신청할 수 없습니다.',
    en: 'You cannot request a meeting with your own company.',
    cn: '不能向本公司申请洽谈。',
  },
  /** A time in the past, outside the fair’s slots or not offered by the other party; `slots` lists them (M2). */
  slot_invalid: {
    status: 422,
    ko: '선택할 수 없는 시간이 있습니다. 시간을 다시 선택해 주세요.',
    en: 'A time you chose is not available. Please choose again.',
    cn: '所选时间不可用，请重新选择。',
  },
  /** The other party does not offer this way of meeting (M4). */
  mode_refused: {
    status: 422,
    ko: '상대 참가사가 받지 않는 상담 방식입니다.',
    en: 'The other company does not meet in this way.',
    cn: '对方不接受该洽谈方式。',
  },
  /** A time was booked meanwhile: `slots` are taken, `left` are still free (M6). */
  slot_taken: {
    status: 409,
    ko: '이미 다른 상담이 확정된 시간입니다. 남은 시간을 선택해 주세요.',
    en: 'This time has just been taken. Please choose one that is left.',
    cn: '该时间已被占用，请选择其他时间。',
  },
  /** No table is free at this time; `left` lists times with one (M7). */
  no_table: {
    status: 409,
    ko: '이 시간에는 남은 상담 테이블이 없습니다. 다른 시간을 선택해 주세요.',
    en: 'No table is free at this time. Please choose another.',
    cn: '该时间没有空余洽谈桌，请选择其他时间。',
  },
  /** The two have an open or accepted matching at this fair; `matching` is its id (M3). */
  duplicate: {
    status: 409,
    ko: '이 참가사와 이미 진행 중인 상담 신청이 있습니다.',
    en: 'There is already a request or meeting with this company.',
    cn: '与该企业已有进行中的洽谈申请。',
  },
  /** The other company has declined two requests of the caller at this fair; it may still send one itself (M3). */
  declined_twice: {
    status: 409,
    ko: '이 참가사가 상담 요청을 두 번 거절하여 이 상담회에서는 더 요청할 수 없습니다. 상대 참가사가 먼저 요청할 수는 있습니다.',
    en: 'This company has declined two of your requests, so you cannot send another one at this fair. It may still send one to you.',
    cn: '该企业已两次拒绝您的洽谈申请，本次洽谈会无法再次申请。对方仍可向您提出申请。',
  },
  /** The fair’s period for this action is not open (M13). */
  fair_closed: {
    status: 409,
    ko: '지금은 이 상담회에서 처리할 수 없는 기간입니다.',
    en: 'The fair is not open for this now.',
    cn: '当前不在本次洽谈会的受理期间。',
  },
  /** A time to be removed has a meeting; `slots` lists them (M14). */
  held_by_matching: {
    status: 409,
    ko: '확정된 상담이 있는 시간은 뺄 수 없습니다. 먼저 상담을 변경하거나 취소해 주세요.',
    en: 'A meeting is booked at this time. Move or cancel it first.',
    cn: '该时间已有确定的洽谈，请先更改或取消。',
  },
  /** Meetings would be outside the changed fair; `matchings` lists them (M15). */
  holds_outside: {
    status: 409,
    ko: '확정된 상담이 변경하려는 일정 밖에 있습니다. 먼저 상담을 옮기거나 취소해 주세요.',
    en: 'Booked meetings would fall outside this change. Move or cancel them first.',
    cn: '已确定的洽谈不在变更后的日程内，请先移动或取消。',
  },
  /** The deadline for a party to cancel or move the meeting has passed; the organiser still can (M12). */
  cutoff_passed: {
    status: 409,
    ko: '취소·변경 가능 시간이 지났습니다. 주최 측에 문의해 주세요.',
    en: 'It is too late to cancel or move this. Please contact the organiser.',
    cn: '已超过可取消或更改的时间，请联系主办方。',
  },
  /** The fair’s limit of open requests or of meetings a day is reached; `limit` is its value (M24). */
  quota: {
    status: 409,
    ko: '이 상담회에서 허용하는 개수({limit}건)를 모두 사용했습니다.',
    en: 'The fair’s limit of {limit} has been reached.',
    cn: '已达到本次洽谈会允许的上限（{limit} 项）。',
  },
  /** The stock is too low, or the product is not on sale; `lines` lists them with the stock `left`. */
  sold_out: {
    status: 409,
    ko: '품절되었거나 남은 수량이 부족한 상품이 있습니다. 수량을 확인해 주세요.',
    en: 'Something is sold out, or fewer are left than you want. Please check the quantities.',
    cn: '部分商品已售罄或库存不足，请确认数量。',
  },
  /** A review of a product that the member has not bought and received (S6). */
  not_reviewable: {
    status: 409,
    ko: '배송이 완료된 상품에만 후기를 쓸 수 있습니다.',
    en: 'You can review a product once it has been delivered to you.',
    cn: '商品送达后方可评价。',
  },
  /** An account with open orders, bids or meetings cannot be deleted; `open` counts them by name. */
  still_open: {
    status: 409,
    ko: '아직 진행 중인 일이 있어 탈퇴할 수 없습니다. 먼저 마무리하거나 취소해 주세요.',
    en: 'Something of yours is still open. Please finish or cancel it before you leave.',
    cn: '您仍有进行中的事项，请先完成或取消后再注销。',
  },
  /** The total differs from the one that the buyer was shown; `amounts` has the current sums (S1). */
  price_changed: {
    status: 409,
    ko: '가격이나 혜택이 바뀌었습니다. 변경된 금액을 확인한 뒤 다시 주문해 주세요.',
    en: 'A price or benefit has changed. Please check the new total and order again.',
    cn: '价格或优惠已变更，请确认新的金额后重新下单。',
  },
  /** The coupon is used, expired or not valid for this order (S3). */
  coupon_refused: {
    status: 409,
    ko: '이 주문에 사용할 수 없는 쿠폰입니다.',
    en: 'This coupon cannot be used for this order.',
    cn: '该优惠券不能用于此订单。',
  },
  /** All coupons of this kind are issued, or the member's limit is reached (S3). */
  coupon_gone: {
    status: 409,
    ko: '이미 받으셨거나 준비된 수량이 모두 소진된 쿠폰입니다.',
    en: 'You already have this coupon, or all of them are gone.',
    cn: '您已领取过该优惠券，或已全部领完。',
  },
  /** The coupon cannot be claimed at this time (S3). */
  coupon_period: {
    status: 422,
    ko: '쿠폰을 등록할 수 있는 기간이 아닙니다.',
    en: 'This coupon cannot be registered at this time.',
    cn: '当前不在该优惠券的领取期间。',
  },
  /** More points than the member can spend; `usable` is the maximum (S4). */
  points_short: {
    status: 409,
    ko: '사용할 수 있는 포인트가 부족합니다.',
    en: 'There are not enough points to spend.',
    cn: '可用积分不足。',
  },
  /** An order that is to be shipped has no receiver with an address, and is not picked up. */
  receiver_missing: {
    status: 409,
    ko: '받는 분과 주소가 없어 보낼 수 없습니다.',
    en: 'This has no receiver with an address, so it cannot be shipped.',
    cn: '缺少收货人和地址，无法发货。',
  },
  /** Several orders were to be marked as shipped, and one of them is a parcel, which needs a tracking number. */
  tracking_required: {
    status: 409,
    ko: '송장 번호를 적어 하나씩 발송해 주세요.',
    en: 'Ship it by itself, with its tracking number.',
    cn: '请填写运单号后逐单发货。',
  },
  /** A product that is part of orders which are not shipped yet was to be deleted. */
  product_ordered: {
    status: 409,
    ko: '아직 보내지 않은 주문에 들어 있는 상품이라 삭제할 수 없습니다. 판매를 멈추려면 숨겨 주세요.',
    en: 'This is part of orders that are not shipped yet and cannot be deleted. Hide it to stop its sale.',
    cn: '该商品包含在未发货的订单中，无法删除。如需停售，请将其隐藏。',
  },
  /** A refund above the amount that was paid and not refunded yet; `limit` is the maximum. */
  refund_exceeds: {
    status: 409,
    ko: '환불할 수 있는 금액을 넘었습니다.',
    en: 'This is more than can be refunded.',
    cn: '超出可退款金额。',
  },
  /** The period for returns is over (S9). */
  return_over: {
    status: 409,
    ko: '상품을 받은 날부터 7일이 지나 반품·교환을 신청할 수 없습니다.',
    en: 'Goods can be returned or exchanged within 7 days of receipt.',
    cn: '收货已超过7天，无法申请退换货。',
  },
  /** The payment provider does not answer or refuses. */
  payment_failed: {
    status: 409,
    ko: '결제를 진행하지 못했습니다. 잠시 후 다시 시도하거나 다른 결제 방법을 이용해 주세요.',
    en: 'The payment could not be made. Please try again or use another way to pay.',
    cn: '支付未能完成，请稍后重试或使用其他支付方式。',
  },
  /** Administrators cannot block, demote or delete themselves (C-9). */
  own_account: {
    status: 409,
    ko: '자신의 계정에는 할 수 없는 작업입니다.',
    en: 'You cannot do this to your own account.',
    cn: '不能对自己的账户执行此操作。',
  },
  /** Administrators need a second factor, and this is their last one. */
  last_second_factor: {
    status: 409,
    ko: '관리자는 2단계 인증을 꺼 둘 수 없습니다. 다른 인증 수단을 먼저 등록해 주세요.',
    en: 'Administrators cannot do without two-step sign-in. Set up another second factor first.',
    cn: '管理员不能关闭两步验证。请先设置其他验证方式。',
  },
  /** The last administrator cannot be removed (C-9). */
  last_administrator: {
    status: 409,
    ko: '마지막 관리자는 변경하거나 삭제할 수 없습니다.',
    en: 'The last administrator cannot be changed or deleted.',
    cn: '无法更改或删除最后一位管理员。',
  },
  /** The list to reorder differs from the stored list. */
  order_mismatch: {
    status: 409,
    ko: '목록이 변경되었습니다. 새로고침한 뒤 다시 정렬해 주세요.',
    en: 'The list has changed. Refresh it and reorder again.',
    cn: '列表已变更，请刷新后重新排序。',
  },
  /** A bid below the next accepted amount; the answer has `currentPrice` and `minNext`. */
  outbid: {
    status: 409,
    ko: '더 높은 응찰이 있습니다. 현재가를 확인하고 다시 응찰해 주세요.',
    en: 'There is a higher bid. Please look at the current price and bid again.',
    cn: '已有更高出价，请查看当前价后重新出价。',
  },
  /** A first bid below the starting price; the answer has `minNext`. */
  bid_too_low: {
    status: 409,
    ko: '시작가 이상으로 응찰해 주세요.',
    en: 'Please bid the starting price or more.',
    cn: '出价不得低于起拍价。',
  },
  /** The new maximum is not above the old one. */
  bid_not_raised: {
    status: 409,
    ko: '이미 최고 응찰자입니다. 최고 한도는 지금보다 높게만 바꿀 수 있습니다.',
    en: 'You lead already. Your highest amount can only be raised.',
    cn: '您已是最高出价者，上限只能提高。',
  },
  /** Only absentee bids can be withdrawn, and only before the lot opens. */
  bid_binding: {
    status: 409,
    ko: '경매가 시작된 뒤의 응찰은 취소할 수 없습니다.',
    en: 'A bid cannot be taken back once the lot is open.',
    cn: '拍卖开始后的出价不可撤回。',
  },
  /** A bid on a lot that is not open or was withdrawn; the answer has the lot's current state. */
  lot_not_open: {
    status: 409,
    ko: '지금은 응찰할 수 없는 작품입니다. 경매 시간을 확인해 주세요.',
    en: 'This lot does not take bids now. Please look at the time of the auction.',
    cn: '该拍品目前不能出价，请确认拍卖时间。',
  },
  /** A bid by a member without a paddle; `program` is the programme to apply for. */
  paddle_needed: {
    status: 403,
    ko: '응찰하려면 먼저 이 경매의 패들을 신청해 주세요.',
    en: 'To bid, please apply for a paddle of this auction first.',
    cn: '出价前请先申请本场拍卖的号牌。',
  },
  /** A bid by a member whose paddle is not approved yet. */
  paddle_waiting: {
    status: 403,
    ko: '패들 승인을 기다리고 있습니다. 승인되면 바로 응찰하실 수 있습니다.',
    en: 'Your paddle waits for approval. You can bid as soon as it is approved.',
    cn: '您的号牌正在等待批准，批准后即可出价。',
  },
  /** A bid by a member whose paddle was rejected. */
  paddle_refused: {
    status: 403,
    ko: '이 경매의 패들이 승인되지 않았습니다. 문의해 주세요.',
    en: 'Your paddle for this auction was not approved. Please contact us.',
    cn: '您本场拍卖的号牌未获批准，请联系我们。',
  },
  /** A bid by the consignor of the lot. */
  own_lot: {
    status: 403,
    ko: '직접 출품하신 작품에는 응찰할 수 없습니다.',
    en: 'You cannot bid on a lot of your own.',
    cn: '不能对自己委托的拍品出价。',
  },
  /** The sum of the member's maximum bids on leading lots would exceed the limit of the paddle. */
  credit_limit: {
    status: 409,
    ko: '이 경매의 응찰 한도({limit}원)를 넘습니다.',
    en: 'This is beyond your limit of KRW {limit} in this auction.',
    cn: '超过您在本场拍卖的出价限额（{limit}韩元）。',
  },
  /** Prices, number or programme of a lot with bids, or times and increments of an open programme, cannot change. */
  auction_fixed: {
    status: 409,
    ko: '응찰이 시작되어 바꿀 수 없는 항목입니다.',
    en: 'This cannot be changed any more, since bidding has begun.',
    cn: '竞价已开始，此项不能再修改。',
  },
  /** The winner was already sent the e-mail; `force` sends it again. */
  already_sent: {
    status: 409,
    ko: '이미 낙찰 메일을 보냈습니다. 다시 보내려면 재발송을 선택해 주세요.',
    en: 'The winner has been written to already. Choose to send it again if you want to.',
    cn: '中标邮件已发送，如需重发请选择再次发送。',
  },
  /** The first request with this Idempotency-Key is still running. */
  in_progress: {
    status: 409,
    ko: '같은 요청을 처리하고 있습니다. 잠시만 기다려 주세요.',
    en: 'The same request is being processed. Please wait a moment.',
    cn: '相同的请求正在处理中，请稍候。',
  },
  /** A file or body is larger than allowed. */
  too_large: {
    status: 413,
    ko: '파일이 너무 큽니다. 최대 {limit}까지 올릴 수 있습니다.',
    en: 'The file is too large. The limit is {limit}.',
    cn: '文件过大，最大允许 {limit}。',
  },
  /** The extension, declared type or content of a file is not allowed. */
  file_type: {
    status: 415,
    ko: '이 형식의 파일은 올릴 수 없습니다. 가능한 형식: {types}',
    en: 'Files of this type cannot be uploaded. Allowed: {types}',
    cn: '不支持该文件格式。可用格式：{types}',
  },
  /** The route does not accept this content type. */
  media_type: {
    status: 415,
    ko: '지원하지 않는 콘텐츠 형식입니다.',
    en: 'This content type is not supported.',
    cn: '不支持该内容类型。',
  },
  /** Invalid fields; `errors` lists them. */
  invalid: {
    status: 422,
    ko: '입력하신 내용을 확인해 주세요.',
    en: 'Please check what you entered.',
    cn: '请检查您输入的内容。',
  },
  /** A required consent is missing. */
  consent_required: {
    status: 422,
    ko: '필수 약관에 동의해 주세요.',
    en: 'Please agree to the required terms.',
    cn: '请同意必要条款。',
  },
  /** The Idempotency-Key was used with another body. */
  key_reused: {
    status: 422,
    ko: '이미 다른 내용으로 사용된 요청 키입니다.',
    en: 'This request key was used with different content.',
    cn: '该请求键已用于其他内容。',
  },
  /** More files than a record can have. */
  too_many: {
    status: 422,
    ko: '더 이상 추가할 수 없습니다. 최대 {limit}개입니다.',
    en: 'No more can be added. The limit is {limit}.',
    cn: '无法继续添加，最多 {limit} 个。',
  },
  /** A form that was sent too fast, or with a filled honeypot field. */
  not_human: {
    status: 422,
    ko: '자동 입력을 막으려고 잠시 멈추었습니다. 적으신 내용은 그대로 있으니 3초 뒤에 다시 눌러 주세요. 계속 이렇다면 전화로 알려 주세요.',
    en: 'This was held back as a protection against robots. What you wrote is still here: press the button again in 3 seconds. If it happens again, please call us.',
    cn: '为防止自动提交，已暂停处理。您填写的内容仍然保留，请3秒后再次点击。如仍无法提交，请致电我们。',
  },
  /** A change without the `version` that was read. */
  version_required: {
    status: 428,
    ko: '수정하려면 최신 버전 정보가 필요합니다. 새로고침한 뒤 다시 시도해 주세요.',
    en: 'The version you read is needed to change this. Refresh and try again.',
    cn: '修改需要版本信息，请刷新后重试。',
  },
  /** Too many requests from one address. */
  rate_limited: {
    status: 429,
    ko: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests. Please try again later.',
    cn: '请求过多，请稍后再试。',
  },
  /** More than five forms of one person in an hour. */
  form_limit: {
    status: 429,
    ko: '한 시간에 다섯 번까지 신청하실 수 있습니다. {time}부터 다시 신청하실 수 있고, 급한 일이라면 {tel}로 전화해 주세요.',
    en: 'Up to five requests can be sent in an hour. You can send the next one from {time}; if it is urgent, please call {tel}.',
    cn: '一小时内最多可提交五次申请。{time}起可再次提交；如有急事，请致电 {tel}。',
  },
  /** An internal error; the request id finds it in the log. */
  internal: {
    status: 500,
    ko: '처리 중 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Something went wrong on our side. Please try again.',
    cn: '处理时出现问题，请稍后再试。',
  },
  /** The API is at its limit of concurrent work. */
  overloaded: {
    status: 503,
    ko: '지금은 요청이 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The service is busy. Please try again in a moment.',
    cn: '当前请求较多，请稍后再试。',
  },
});

export type ErrorCode = keyof typeof errors;

/** Why a field is invalid. */
export const fieldErrors = {
  required: { ko: '필수 입력 항목입니다.', en: 'This is required.', cn: '此项为必填。' },
  too_short: {
    ko: '{minimum}자 이상 입력해 주세요.',
    en: 'Enter at least {minimum} characters.',
    cn: '请至少输入 {minimum} 个字符。',
  },
  too_long: {
    ko: '{maximum}자까지 입력할 수 있습니다.',
    en: 'Enter at most {maximum} characters.',
    cn: '最多可输入 {maximum} 个字符。',
  },
  too_few: {
    ko: '{minimum}개 이상이어야 합니다.',
    en: 'At least {minimum} are needed.',
    cn: '至少需要 {minimum} 项。',
  },
  too_many: { ko: '{maximum}개까지 가능합니다.', en: 'At most {maximum} are possible.', cn: '最多 {maximum} 项。' },
  outside_fair: {
    ko: '상담회 시작과 끝 사이여야 합니다.',
    en: 'This lies outside the fair.',
    cn: '须在洽谈会开始与结束之间。',
  },
  overlap: { ko: '다른 시간대와 겹칩니다.', en: 'This overlaps with other times.', cn: '与其他时段重叠。' },
  range: { ko: '허용되는 범위를 벗어난 값입니다.', en: 'This value is out of range.', cn: '该值超出允许范围。' },
  format: { ko: '형식이 올바르지 않습니다.', en: 'The format is not correct.', cn: '格式不正确。' },
  url: {
    ko: 'https:// 또는 /로 시작하는 주소를 입력해 주세요.',
    en: 'Enter an address that starts with https:// or /.',
    cn: '请输入以 https:// 或 / 开头的地址。',
  },
  slug: {
    ko: '숫자만으로 된 이름이나 new, edit 같은 낱말은 주소에 쓸 수 없습니다.',
    en: 'An address cannot be digits alone or a word such as new or edit.',
    cn: '地址不能只有数字，也不能使用 new、edit 等词。',
  },
  /** The slug of a language in which the record lacks title or text. */
  untranslated: {
    ko: '이 언어의 제목과 내용을 먼저 입력해 주세요.',
    en: 'Enter title and text in this language first.',
    cn: '请先填写该语言的标题和内容。',
  },
  unknown: { ko: '알 수 없는 항목입니다.', en: 'This field is not known.', cn: '未知字段。' },
  taken: { ko: '이미 사용 중입니다.', en: 'This is already in use.', cn: '已被使用。' },
  username: {
    ko: '영문 소문자, 숫자, . _ - 4~30자 또는 이메일 주소를 입력해 주세요.',
    en: 'Use 4 to 30 lower-case letters, digits, dots, underscores or dashes, or an e-mail address.',
    cn: '请输入4至30位小写字母、数字、. _ - 或电子邮箱。',
  },
  password: {
    ko: '2종류 이상 10자 또는 3종류 이상 8자로 정해 주세요(대문자, 소문자, 숫자, 기호).',
    en: 'Use 10 characters of two kinds or 8 of three: upper case, lower case, digits, symbols.',
    cn: '请使用两类字符10位以上或三类字符8位以上（大写、小写、数字、符号）。',
  },
  wrong_password: {
    ko: '비밀번호가 올바르지 않습니다.',
    en: 'The password is wrong.',
    cn: '密码不正确。',
  },
  own_contact: {
    ko: '자신의 연락처는 마이페이지에서 비밀번호를 확인하고 바꿀 수 있습니다.',
    en: 'Your own contact is changed in My page, with your password.',
    cn: '您本人的联系方式请在我的主页中确认密码后更改。',
  },
  passkey: {
    ko: '패스키를 확인하지 못했습니다. 다시 시도해 주세요.',
    en: 'The passkey was not recognised. Please try again.',
    cn: '无法识别该通行密钥，请重试。',
  },
  business_number: {
    ko: '사업자등록번호를 확인해 주세요.',
    en: 'Please check the business registration number.',
    cn: '请检查营业执照号码。',
  },
  code: {
    ko: '인증번호가 올바르지 않거나 만료되었습니다.',
    en: 'The code is wrong or has expired.',
    cn: '验证码错误或已过期。',
  },
  cert_token: {
    ko: '본인 확인이 만료되었습니다. 다시 인증해 주세요.',
    en: 'The verification has expired. Please verify again.',
    cn: '验证已过期，请重新验证。',
  },
  variable: {
    ko: '사용할 수 없는 변수입니다: {names}',
    en: 'These variables cannot be used: {names}',
    cn: '不能使用的变量：{names}',
  },
  sms_length: {
    ko: '문자 본문은 2,000바이트(한글 1,000자)까지입니다.',
    en: 'A text message holds 2,000 bytes at most.',
    cn: '短信正文最多2,000字节。',
  },
  unit: {
    ko: '{unit}원 단위로 응찰해 주세요.',
    en: 'Please bid in steps of KRW {unit}.',
    cn: '请按 {unit} 韩元的单位出价。',
  },
  bands: {
    ko: '구간은 0(또는 첫 구간)부터 빈틈없이 커지는 순서로 정해 주세요.',
    en: 'Bands begin at the start and ascend without a gap.',
    cn: '区间须从头开始、依次递增且没有空隙。',
  },
  classification: {
    ko: '분류 유형에 맞는 내용을 입력해 주세요.',
    en: 'The content does not match the type of the classification.',
    cn: '内容与分类类型不符。',
  },
  closed: {
    ko: '이때는 상담하지 않습니다. 다른 날짜나 시간을 골라 주세요.',
    en: 'There are no consultations at this time. Please choose another date or time.',
    cn: '该时间不接受咨询，请选择其他日期或时间。',
  },
  booked: {
    ko: '정해 둔 상담 시간이 있습니다. 진행 상황에서 시간을 옮기거나 취소해 주세요.',
    en: 'An hour is set for this consultation. Move or cancel it in the timeline.',
    cn: '已定好咨询时间，请在进展中更改或取消。',
  },
  period: {
    ko: '종료 시각은 시작 시각보다 뒤여야 합니다.',
    en: 'The end must be after the start.',
    cn: '结束时间必须晚于开始时间。',
  },
  sender: {
    ko: '이 이름과 휴대전화로 보낸 신청이 없습니다. 신청하실 때 적으신 이름을 넣어 주세요.',
    en: 'There is no request with this name and phone number. Enter the name as you wrote it then.',
    cn: '没有以此姓名和手机号码提交的申请。请填写申请时使用的姓名。',
  },
  invalid: { ko: '값을 확인해 주세요.', en: 'Please check this value.', cn: '请检查该值。' },
} satisfies Record<string, LocalisedText>;

export type FieldErrorCode = keyof typeof fieldErrors;

/** Body of every error response. */
export interface ApiError {
  code: ErrorCode;
  message: string;
  errors?: { field: string; code: FieldErrorCode; message: string }[];
}
