export {
  QuickActions,
  type QuickActionWords,
  type QuickActionsProps,
  type QuickActionsWords,
} from './QuickActions.tsx';
