/** What has to be read anew once an order was changed. */
import { consoleOrdersGet, consoleOrdersList } from '#schemas/api/console/orders.ts';
import { consoleTodayGet } from '#schemas/api/console/today.ts';

export const ORDER_CALLS = [consoleOrdersGet, consoleOrdersList, consoleTodayGet];
