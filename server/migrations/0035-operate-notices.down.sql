DROP TABLE operate_notices;
