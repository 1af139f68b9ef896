/** The displayed name of an action: underscores become spaces. */
export function actionLabel(action: string): string {
  return action.replaceAll('_', ' ').trim() || 'reward';
}
