export { DataRow, type DataRowProps } from './DataRow.tsx';
export { DataList, type DataListProps } from './DataList.tsx';
