/** The name of an action as it is shown: underscores are spaces. */
export function actionLabel(action: string): string {
  return action.replaceAll('_', ' ').trim() || 'reward';
}
